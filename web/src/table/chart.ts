// Where things stand in the chart of points: pure arithmetic, in pixels.

/** The steps of a scale that ends on or above a number, few enough to be read. */
export function scale(most: number, lines = 5): number[] {
  const rough = Math.max(1, most) / lines
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((by) => by * ten).find((by) => by >= rough) ?? rough)
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

/** Move what would lie upon each other apart, and keep all between two bounds. */
export function apart(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed = [...wanted]
  let least = low
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, least)
    least = (placed[at] ?? 0) + gap
  }
  let most = high
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, most)
    most = (placed[at] ?? 0) - gap
  }
  return placed
}
