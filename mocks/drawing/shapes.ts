import type { Indexed } from './png'

type Point = readonly [x: number, y: number]
/** A quadratic curve to a point, after the point that pulls it. */
type Curve = readonly [pullX: number, pullY: number, x: number, y: number]

/** A filled outline: its color as #rrggbb, and its corners. */
export type Shape = { color: string; outline: readonly Point[] }

/** How many straight lines a curve is drawn with. */
const STEPS = 12

/** An outline of straight lines and curves; it ends where it began. */
export function shape(color: string, from: Point, ...parts: readonly (Point | Curve)[]): Shape {
  const outline = [from]
  let [startX, startY] = from
  for (const part of parts) {
    const [endX, endY] = part.length === 4 ? [part[2], part[3]] : part
    const [pullX, pullY] = part
    for (let step = part.length === 4 ? 1 : STEPS; step <= STEPS; step++) {
      const done = step / STEPS
      const [first, pull, last] = [(1 - done) ** 2, 2 * (1 - done) * done, done ** 2]
      outline.push([
        first * startX + pull * pullX + last * endX,
        first * startY + pull * pullY + last * endY,
      ])
    }
    startX = endX
    startY = endY
  }
  return { color, outline }
}

/** An ellipse around a point. */
export const ellipse = (color: string, [x, y]: Point, wide: number, tall: number): Shape => ({
  color,
  outline: Array.from({ length: 4 * STEPS }, (_, at) => {
    const turn = (at * Math.PI) / (2 * STEPS)
    return [x + wide * Math.cos(turn), y + tall * Math.sin(turn)] as const
  }),
})

const channels = (color: string): [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Shapes on a square of `units`, later ones over earlier ones, as a picture of `size` by `size` pixels. */
export function drawnShapes(shapes: readonly Shape[], units: number, size: number): Indexed {
  const names = [...new Set(shapes.map(({ color }) => color))]
  const pixels = new Uint8Array(size * size)
  for (const { color, outline } of shapes) {
    for (let row = 0; row < size; row++) {
      const y = ((row + 0.5) * units) / size
      const crossings = crossingsAt(y, outline).map((x) => Math.round((x * size) / units))
      for (let at = 0; at + 1 < crossings.length; at += 2)
        pixels.fill(
          names.indexOf(color),
          row * size + within(crossings[at], size),
          row * size + within(crossings[at + 1], size),
        )
    }
  }
  return {
    width: size,
    height: size,
    colors: names.map(channels),
    at: (x, y) => pixels[y * size + x] ?? 0,
  }
}

const within = (x = 0, size: number): number => Math.min(Math.max(x, 0), size)

/** Where a line across the square meets an outline, from left to right. */
function crossingsAt(y: number, outline: readonly Point[]): number[] {
  const found: number[] = []
  let [beforeX, beforeY] = outline.at(-1) ?? [0, 0]
  for (const [x, toY] of outline) {
    if (beforeY <= y !== toY <= y)
      found.push(beforeX + ((y - beforeY) / (toY - beforeY)) * (x - beforeX))
    beforeX = x
    beforeY = toY
  }
  return found.toSorted((a, b) => a - b)
}
