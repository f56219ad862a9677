/*
 * Draws the map of the board: reads es-atlas and world-atlas, merges provinces into the regions
 * of the game, projects, simplifies, and writes ../src/board/map.generated.ts.
 *
 *     npm run geography
 *
 * Borders are simplified once and shared by the regions on both sides, so that they never part.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

import { mergeArcs, mesh, feature } from 'topojson-client'
import { planarTriangleArea, presimplify, simplify } from 'topojson-simplify'

const require = createRequire(import.meta.url)
const OUTPUT = fileURLToPath(new URL('../src/board/map.generated.ts', import.meta.url))

/** The provinces of each region, by the numbers of Spain's statistical institute. */
const REGIONS = [
  ['Galicia', ['15', '27', '32', '36', '33']],
  ['País Vasco', ['39', '01', '20', '48', '31', '26']],
  ['Aragón', ['22', '44', '50']],
  ['Cataluña', ['08', '17', '25', '43']],
  ['Castilla la Vieja', ['05', '09', '24', '34', '37', '40', '42', '47', '49']],
  ['Castilla la Nueva', ['28', '02', '13', '16', '19', '45', '06', '10']],
  ['Valencia', ['03', '12', '46', '30']],
  ['Sevilla', ['21', '41', '11', '14']],
  ['Granada', ['29', '18', '23', '04']],
]

/** Land around it, by ISO numbers: Portugal, France, Andorra, Morocco, Algeria, Gibraltar. */
const ABROAD = ['620', '250', '020', '504', '012', '292']

/** The great rivers, by the towns they pass: longitude, latitude. */
const RIVERS = [
  [[-4.14, 43], [-3.5, 42.82], [-2.95, 42.69], [-2.45, 42.47], [-1.6, 42.06], [-0.88, 41.66], [-0.04, 41.24], [0.3, 41.37], [0.52, 40.81], [0.87, 40.72]], // prettier-ignore
  [[-2.95, 41.9], [-2.47, 41.76], [-2.6, 41.5], [-3.69, 41.67], [-4.6, 41.58], [-5.0, 41.5], [-5.75, 41.5], [-6.3, 41.45], [-6.93, 41.03], [-7.8, 41.15], [-8.67, 41.15]], // prettier-ignore
  [[-1.7, 40.35], [-2.6, 40.7], [-3.1, 40.2], [-3.6, 40.03], [-4.02, 39.86], [-4.83, 39.96], [-5.7, 39.8], [-6.88, 39.72], [-7.9, 39.47], [-8.68, 39.23], [-9.05, 38.75]], // prettier-ignore
  [[-2.9, 38.95], [-3.6, 39.13], [-3.95, 39.05], [-4.9, 39.15], [-5.8, 38.97], [-6.35, 38.92], [-6.97, 38.88], [-7.25, 38.3], [-7.5, 37.7], [-7.4, 37.18]], // prettier-ignore
  [[-2.95, 37.9], [-3.2, 38.05], [-4.05, 38.03], [-4.78, 37.88], [-5.5, 37.68], [-6.0, 37.38], [-6.15, 37.0], [-6.38, 36.79]], // prettier-ignore
]

/** The map's size, and what lies at its upper left corner. Parallels are true at 45 degrees. */
const WIDTH = 1080
const HEIGHT = 840
const PER_DEGREE = 100
const WEST = -9.62
const NORTH = 44.35
const SHRINK = Math.cos(Math.PI / 4)

/** Bends smaller than this area (in square units of the map) are left out. */
const DETAIL = 1.6
const DETAIL_ABROAD = 3
/** Islands smaller than this area are left out, and land that lies within another region. */
const SMALLEST = 60
const SMALLEST_ENCLAVE = 400

function project([longitude, latitude]) {
  return [(longitude - WEST) * PER_DEGREE * SHRINK, (NORTH - latitude) * PER_DEGREE]
}

/** Return a topology with its arcs laid out on the map, simplified. */
function onMap(topology, detail) {
  const { scale, translate } = topology.transform
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      ;[x, y] = [x + dx, y + dy]
      return project([x * scale[0] + translate[0], y * scale[1] + translate[1]])
    })
  })
  const plain = { type: 'Topology', objects: topology.objects, arcs }
  return simplify(presimplify(plain, planarTriangleArea), detail)
}

function load(name) {
  return JSON.parse(readFileSync(require.resolve(name), 'utf8'))
}

function ringArea(ring) {
  let sum = 0
  for (let i = 1; i < ring.length; i += 1) {
    sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1]
  }
  return Math.abs(sum) / 2
}

const tenths = (value) => Math.round(value * 10)
const decimal = (value) => String(value / 10).replace(/^(-?)0\./, '$1.')

/** Write a line as a path: absolute start, then relative steps, in tenths of a unit. */
function write(line, closed) {
  const points = line.map(([x, y]) => [tenths(x), tenths(y)])
  if (closed) points.pop()
  let [x, y] = points[0]
  const start = `M${decimal(x)} ${decimal(y)}l`
  let steps = ''
  for (const [nextX, nextY] of points.slice(1)) {
    if (nextX === x && nextY === y) continue
    for (const step of [nextX - x, nextY - y]) {
      const text = decimal(step)
      steps += steps === '' || text.startsWith('-') ? text : ` ${text}`
    }
    ;[x, y] = [nextX, nextY]
  }
  return steps === '' ? '' : start + steps + (closed ? 'z' : '')
}

const writeArea = (polygons) =>
  polygons.map((rings) => rings.map((ring) => write(ring, true)).join('')).join('')

/** Cut a ring down to a box around the map, so that far coasts cost nothing. */
function clip(ring) {
  const margin = 60
  const sides = [
    ([x]) => x + margin,
    ([x]) => WIDTH + margin - x,
    ([, y]) => y + margin,
    ([, y]) => HEIGHT + margin - y,
  ]
  return sides.reduce(
    (points, inside) => {
      const kept = []
      for (let i = 0; i < points.length; i += 1) {
        const a = points[i]
        const b = points[(i + 1) % points.length]
        const [da, db] = [inside(a), inside(b)]
        if (da >= 0) kept.push(a)
        if (da >= 0 !== db >= 0) {
          const t = da / (da - db)
          kept.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])])
        }
      }
      return kept
    },
    ring.slice(0, -1),
  )
}

/** Draw a smooth line through points, as cubic curves. */
function smooth(points) {
  const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))]
  const text = (point) => point.map((value) => decimal(tenths(value))).join(' ')
  let path = `M${text(points[0])}`
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const bend = (p, q, r, sign) => [0, 1].map((k) => p[k] + (sign * (r[k] - q[k])) / 6)
    path += `C${text(bend(from, before, to, 1))} ${text(bend(to, from, after, -1))} ${text(to)}`
  }
  return path
}

function regions(spain) {
  const provinces = spain.objects.provinces.geometries
  const merged = REGIONS.map(([name, ids]) => {
    const parts = provinces.filter(({ id }) => ids.includes(id))
    if (parts.length !== ids.length) throw new Error(`${name}: a province is missing`)
    return { ...mergeArcs(spain, parts), region: name }
  })
  const collection = { type: 'GeometryCollection', geometries: merged }
  const whole = merged.map((geometry) => feature(spain, geometry).geometry.coordinates)
  const enclaves = whole
    .flatMap((polygons) => polygons.flatMap((rings) => rings.slice(1)))
    .filter((ring) => ringArea(ring) < SMALLEST_ENCLAVE)
  const enclosed = new Set(enclaves.flat().map(String))
  const shown = (ring) => !ring.every((point) => enclosed.has(String(point)))
  const areas = whole.map((polygons) =>
    polygons
      .filter(([ring]) => ringArea(ring) > SMALLEST && shown(ring))
      .map((rings) => rings.filter(shown)),
  )
  const borders = []
  for (let a = 0; a < merged.length; a += 1) {
    for (let b = a + 1; b < merged.length; b += 1) {
      const line = mesh(
        spain,
        collection,
        (p, q) => p !== q && [p, q].every((g) => g === merged[a] || g === merged[b]),
      )
      const lines = line.coordinates.filter(shown)
      if (lines.length > 0) borders.push([a, b, lines])
    }
  }
  return { areas, borders }
}

const spain = onMap(load('es-atlas/es/provinces.json'), DETAIL)
const world = onMap(load('world-atlas/countries-10m.json'), DETAIL_ABROAD)
const { areas, borders } = regions(spain)
const abroad = ABROAD.flatMap((id) => {
  const country = world.objects.countries.geometries.find((geometry) => geometry.id === id)
  if (country === undefined) return []
  const { type, coordinates } = feature(world, country).geometry
  const polygons = type === 'Polygon' ? [coordinates] : coordinates
  return polygons
    .map(([ring]) => clip(ring))
    .filter((ring) => ring.length > 2)
    .map((ring) => [[...ring, ring[0]]])
    .filter(([ring]) => ringArea(ring) > SMALLEST)
})

const quote = (text) => `'${text}'`
const list = (items) => `[\n${items.map((item) => `  ${item},\n`).join('')}]`
writeFileSync(
  OUTPUT,
  `// Generated by \`npm run geography\`; do not edit.
// Regions and borders: es-atlas (MIT), made of data of the Instituto Geográfico Nacional de España.
// Land abroad: world-atlas (ISC), made of Natural Earth, which is in the public domain.

/** The size of the map, in the units of all paths. */
export const WIDTH = ${WIDTH}
export const HEIGHT = ${HEIGHT}

/** The regions' outlines, in scoring order. */
export const AREAS: readonly string[] = ${list(areas.map((area) => quote(writeArea(area))))}

/** The lines where two regions meet. */
export const BORDERS: readonly { a: number; b: number; path: string }[] = ${list(
    borders.map(([a, b, lines]) => {
      const path = lines.map((line) => write(line, false)).join('')
      return `{ a: ${a}, b: ${b}, path: ${quote(path)} }`
    }),
  )}

/** Land that is not played on. */
export const ABROAD =
  ${quote(writeArea(abroad))}

/** Rivers, for the eye. */
export const RIVERS =
  ${quote(RIVERS.map((river) => smooth(river.map(project))).join(''))}
`,
)
