import { ringsOf, type Ring } from './path'
import type { Picture } from './png'

/** One color as #rrggbb, or several from top to bottom between two heights. */
export type Paint = string | { from: number; to: number; colors: readonly string[] }

/** A shape: a path in SVG's notation, or its outlines. */
export type Shape = string | readonly Ring[]

/** A picture onto which shapes are painted with anti-aliased edges, later ones over earlier ones. */
export type Canvas = {
  /** Fills a shape by SVG's nonzero rule; `alpha` is from 0 to 1. */
  draw(shape: Shape, paint: Paint, alpha?: number): void
  /** Paints a light that fades with the distance from its center. */
  glow(x: number, y: number, radius: number, color: string, alpha?: number): void
  /** Paints the picture in many short tasks, so that the page stays responsive. */
  painted(): Promise<Picture>
}

type CanvasOptions = {
  width: number
  height: number
  /** Pixels to a unit of the shapes. */
  scale: number
  /** How many units lie to the left of the picture's edge. */
  left?: number
}

const STROKES_A_TASK = 6
const nextTask = () => new Promise<void>((done) => void setTimeout(done))

/** Sample lines per row of pixels, from which a shape's coverage of each pixel is computed. */
const LINES = 4

const channels = (color: string): readonly [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Returns a function from a height to the paint's color there. */
function colorOf(paint: Paint): (y: number) => readonly [number, number, number] {
  if (typeof paint === 'string') {
    const color = channels(paint)
    return () => color
  }
  const colors = paint.colors.map(channels)
  const last = colors.length - 1
  return (y) => {
    const at = Math.min(Math.max((y - paint.from) / (paint.to - paint.from), 0), 1) * last
    const low = Math.min(Math.floor(at), last - 1)
    const [one, other] = [colors[low] ?? BLACK, colors[low + 1] ?? BLACK]
    const mix = (nth: 0 | 1 | 2) => one[nth] + (other[nth] - one[nth]) * (at - low)
    return [mix(0), mix(1), mix(2)]
  }
}
const BLACK = [0, 0, 0] as const

/** Creates a canvas of black pixels. */
export function createCanvas({ width, height, scale, left = 0 }: CanvasOptions): Canvas {
  const pixels = new Uint8ClampedArray(3 * width * height)
  const cover = new Float32Array(width + 2)
  let [first, last] = [width, -1] // the range of covered pixels in a row

  function blend(at: number, red: number, green: number, blue: number, alpha: number) {
    const keep = 1 - alpha
    pixels[at] = red * alpha + (pixels[at] ?? 0) * keep
    pixels[at + 1] = green * alpha + (pixels[at + 1] ?? 0) * keep
    pixels[at + 2] = blue * alpha + (pixels[at + 2] ?? 0) * keep
  }

  /** Adds the part of a sample line between two edges to the coverage of its pixels. */
  function span(from: number, to: number): void {
    const [start, end] = [Math.min(Math.max(from, 0), width), Math.min(Math.max(to, 0), width)]
    if (end <= start) return
    const [startPixel, endPixel] = [Math.floor(start), Math.floor(end)]
    // `cover` holds the differences between neighboring pixels.
    add(startPixel, startPixel + 1 - start)
    add(startPixel + 1, start - startPixel)
    add(endPixel, end - endPixel - 1)
    add(endPixel + 1, endPixel - end)
    first = Math.min(first, startPixel)
    last = Math.max(last, Math.min(endPixel, width - 1))
  }
  const add = (at: number, amount: number) => {
    cover[at] = (cover[at] ?? 0) + amount / LINES
  }

  function draw(shape: Shape, paint: Paint, alpha = 1): void {
    const rings = typeof shape === 'string' ? ringsOf(shape) : shape
    const { lines, top } = crossings(rings, { scale, left, count: height * LINES })
    const color = colorOf(paint)
    for (let row = Math.floor(top / LINES); row * LINES < top + lines.length; row++) {
      ;[first, last] = [width, -1]
      for (let nth = 0; nth < LINES; nth++) {
        const found = lines[row * LINES + nth - top]
        if (!found) continue
        sortCrossings(found)
        let winding = 0
        for (let at = 0; at + 2 < found.length; at += 2) {
          winding += found[at + 1] ?? 0
          if (winding !== 0) span(found[at] ?? 0, found[at + 2] ?? 0)
        }
      }
      const [red, green, blue] = color((row + 0.5) / scale)
      let covered = 0
      for (let x = first; x <= last; x++) {
        covered += cover[x] ?? 0
        if (covered > 0.004)
          blend(3 * (row * width + x), red, green, blue, alpha * Math.min(covered, 1))
      }
      cover.fill(0, first, last + 3)
    }
  }

  function glow(x: number, y: number, radius: number, color: string, alpha = 1): void {
    const [centerX, centerY, reach] = [(x - left) * scale, y * scale, radius * scale]
    const [red, green, blue] = channels(color)
    const until = (size: number, center: number) => Math.min(size, Math.ceil(center + reach))
    for (let row = Math.max(0, Math.floor(centerY - reach)); row < until(height, centerY); row++)
      for (let at = Math.max(0, Math.floor(centerX - reach)); at < until(width, centerX); at++) {
        const near = 1 - Math.sqrt((at - centerX) ** 2 + (row - centerY) ** 2) / reach
        if (near > 0) blend(3 * (row * width + at), red, green, blue, alpha * near * near)
      }
  }

  const strokes: (() => void)[] = []
  return {
    draw: (...stroke) => void strokes.push(() => draw(...stroke)),
    glow: (...stroke) => void strokes.push(() => glow(...stroke)),
    async painted() {
      for (const [at, stroke] of strokes.entries()) {
        stroke()
        if (at % STROKES_A_TASK === STROKES_A_TASK - 1) await nextTask()
      }
      return { width, height, pixels }
    },
  }
}

/**
 * Where outlines cross a sample line: x and direction (1 or -1) alternately. A flat list of numbers, because one object per
 * crossing took half the time of a picture.
 */
type Crossings = number[]

/** Sorts crossings by x, with insertion sort, because there are few. */
function sortCrossings(found: Crossings): void {
  for (let at = 2; at < found.length; at += 2) {
    const [x = 0, turn = 0] = [found[at], found[at + 1]]
    let to = at
    for (; to > 0 && (found[to - 2] ?? 0) > x; to -= 2) {
      found[to] = found[to - 2] ?? 0
      found[to + 1] = found[to - 1] ?? 0
    }
    found[to] = x
    found[to + 1] = turn
  }
}

/** The crossings of each sample line from the first that the outlines cross, and the index of that line. */
function crossings(
  rings: readonly Ring[],
  { scale, left, count }: { scale: number; left: number; count: number },
): { lines: (Crossings | undefined)[]; top: number } {
  const lines: (Crossings | undefined)[] = []
  const heights = rings.flatMap((ring) => ring.filter((_, at) => at % 2 === 1))
  const top = Math.max(
    0,
    Math.floor(heights.reduce((a, b) => Math.min(a, b), Infinity) * scale * LINES),
  )
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length
      const [x0, x1] = [((ring[at] ?? 0) - left) * scale, ((ring[next] ?? 0) - left) * scale]
      const [y0, y1] = [(ring[at + 1] ?? 0) * scale * LINES, (ring[next + 1] ?? 0) * scale * LINES]
      const [low, high] = [Math.min(y0, y1), Math.max(y0, y1)]
      const slope = (x1 - x0) / (y1 - y0)
      for (let row = Math.max(0, Math.ceil(low - 0.5)); row < Math.min(count, high - 0.5); row++)
        (lines[row - top] ??= []).push(x0 + (row + 0.5 - y0) * slope, y1 > y0 ? 1 : -1)
    }
  }
  return { lines, top }
}
