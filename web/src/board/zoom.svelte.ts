// Looking closer: the map's scale and shift, by wheel, pinch, drag, buttons and keys.

const MOST = 4
const STEP = 1.5

export class Zoom {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  /** While fingers are on it the sheet is moved as a picture, and drawn afresh afterwards. */
  moving = $state(false)
  width = 0
  height = 0

  /** In three dimensions, though all is flat: it gives a sheet a layer of its own, drawn sharply. */
  get transform(): string {
    return `translate3d(${this.x}px, ${this.y}px, 0) scale(${this.scale})`
  }

  /** Change the scale by a factor and keep the point at (x, y) where it is. */
  by(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor))
    const change = scale / this.scale
    this.scale = scale
    this.to(x - (x - this.x) * change, y - (y - this.y) * change)
  }

  /** Shift the sheet, but not so far that nothing of it is left at an edge. */
  to(x: number, y: number): void {
    this.x = Math.min(0, Math.max(this.width * (1 - this.scale), x))
    this.y = Math.min(0, Math.max(this.height * (1 - this.scale), y))
  }

  nearer(): void {
    this.by(STEP)
  }

  further(): void {
    this.by(1 / STEP)
  }

  reset(): void {
    this.scale = 1
    this.to(0, 0)
  }

  /** Bring a box, in pixels of the unscaled sheet, into view. */
  reveal(left: number, top: number, right: number, bottom: number): void {
    if (this.scale === 1) return
    const x = Math.min(Math.max(this.x, -left * this.scale), this.width - right * this.scale)
    const y = Math.min(Math.max(this.y, -top * this.scale), this.height - bottom * this.scale)
    this.to(x, y)
  }
}
