import type { Dice } from '../backend/dice'
import type { Canvas, Paint } from './canvas'
import { TALL, WIDE, type Light } from './lights'
import { ellipse, line, type Ring } from './path'

/** A vertical gradient between two heights. */
export const fade = (from: number, to: number, colors: readonly string[]): Paint => ({
  from,
  to,
  colors,
})

const rect = (top: number, bottom: number): Ring => [0, top, WIDE, top, WIDE, bottom, 0, bottom]

/** The sky down to the horizon, with the sun if it is given. */
export function sky(
  canvas: Canvas,
  light: Light,
  horizon: number,
  sun?: readonly [number, number],
) {
  canvas.draw([rect(0, horizon + 40)], fade(0, horizon + 20, light.sky))
  if (!sun) return
  canvas.glow(sun[0], sun[1], 300, light.sun, 0.75)
  canvas.glow(sun[0], sun[1], 110, light.sun, 0.8)
  canvas.draw([ellipse(sun[0], sun[1], 24)], '#fffaf0', 0.95)
}

/** Clouds at random places above `lowest`. */
export function clouds(canvas: Canvas, dice: Dice, count: number, lowest: number): void {
  for (let cloud = 0; cloud < count; cloud++) {
    const [x, y] = [dice.int(0, WIDE), dice.int(30, lowest)]
    const size = dice.int(50, 100)
    const puffs = Array.from({ length: 6 }, (_, at) =>
      ellipse(
        x + (at - 2.5) * size * 0.36,
        y - Math.sin((at + 0.5) * 0.55) * size * 0.16,
        size * 0.34,
        size * 0.13,
      ),
    )
    canvas.draw([...puffs, ellipse(x, y - size * 0.06, size * 0.9, size * 0.12)], '#ffffff', 0.5)
  }
}

/** A line of hills. */
export function hills(canvas: Canvas, dice: Dice, top: number, height: number, paint: Paint) {
  const turn = 6 * dice.next()
  const ring = [0, TALL]
  for (let x = 0; x <= WIDE; x += 10) {
    const wave =
      Math.sin(x / 130 + turn) + 0.5 * Math.sin(x / 53 + 2 * turn) + 0.25 * Math.sin(x / 17 + turn)
    ring.push(x, top - height * wave * 0.5)
  }
  canvas.draw([[...ring, WIDE, TALL]], paint)
}

/** Trees in leaf: round crowns, lit from one side. */
export function crowns(
  canvas: Canvas,
  dice: Dice,
  [left, right]: readonly [number, number],
  base: number,
  size: number,
  [dark, lit]: readonly [string, string],
  side = 1,
): void {
  const crown: Ring[] = []
  const bright: Ring[] = []
  for (let x = left; x <= right; x += size * 0.55) {
    const tall = size * (0.75 + 0.6 * dice.next())
    for (let puff = 0; puff < 7; puff++) {
      const [dx, dy] = [(dice.next() - 0.5) * size, -tall * (0.35 + 0.6 * dice.next())]
      const round = size * (0.2 + 0.16 * dice.next())
      crown.push(ellipse(x + dx, base + dy, round, round * 0.9))
      if (dy < -tall * 0.5)
        bright.push(
          ellipse(x + dx + side * round * 0.3, base + dy - round * 0.25, round * 0.6, round * 0.5),
        )
    }
    crown.push(line(x, base + 2, x, base - tall * 0.6, size * 0.12))
  }
  crown.push([
    left - size * 0.5,
    base,
    left,
    base - size * 0.4,
    right,
    base - size * 0.4,
    right + size * 0.5,
    base,
  ])
  canvas.draw(crown, dark)
  canvas.draw(bright, lit, 0.5)
}

/** Conifers in two halves, one of them lit. */
export function firs(
  canvas: Canvas,
  dice: Dice,
  [left, right]: readonly [number, number],
  base: number,
  size: number,
  [dark, lit]: readonly [string, string],
): void {
  const dim: Ring[] = []
  const bright: Ring[] = []
  for (let x = left; x <= right; x += size * (0.22 + 0.16 * dice.next())) {
    const tall = size * (0.7 + 0.6 * dice.next())
    const foot = base + size * 0.08 * dice.next()
    for (let tier = 0; tier < 4; tier++) {
      const wide = tall * 0.075 * (tier + 1.4)
      const [top, bottom] = [foot - tall * (1 - tier * 0.23), foot - tall * (0.62 - tier * 0.2)]
      dim.push([x, top, x + wide, bottom, x - wide, bottom])
      bright.push([x, top, x + wide, bottom, x + wide * 0.15, bottom - tall * 0.02])
    }
    dim.push(line(x, foot + 2, x, foot - tall * 0.2, tall * 0.05))
  }
  canvas.draw(dim, dark)
  canvas.draw(bright, lit, 0.55)
}

/** Grass from `top` to the lower edge. */
export function ground(canvas: Canvas, light: Light, top: number): void {
  canvas.draw([rect(top, TALL)], fade(top, TALL, light.grass))
}

/** A striped fairway that runs from the viewer to the green. */
export function fairway(
  canvas: Canvas,
  light: Light,
  far: readonly [x: number, y: number],
  width: number,
): void {
  const [x, y] = far
  const edge = (from: number, to: number): Ring => [
    x + from * width * 0.2,
    y,
    x + to * width * 0.2,
    y,
    WIDE / 2 + to * width + (x - WIDE / 2) * 0.2,
    TALL + 10,
    WIDE / 2 + from * width + (x - WIDE / 2) * 0.2,
    TALL + 10,
  ]
  canvas.draw([edge(-1, 1)], light.green, 0.34)
  for (let stripe = -1; stripe < 1; stripe += 0.5)
    canvas.draw([edge(stripe, stripe + 0.25)], '#ffffff', 0.09)
}

/** A sand bunker. */
export function bunker(
  canvas: Canvas,
  light: Light,
  x: number,
  y: number,
  wide: number,
  tall: number,
): void {
  const [lit, shade] = light.sand
  const [left, right] = [x - wide, x + wide]
  canvas.draw([ellipse(x, y + tall * 0.25, wide * 1.06, tall * 1.1)], '#0b2b1c', 0.25)
  const outline = `M${left} ${y}C${left} ${y - tall * 1.2} ${x - wide * 0.2} ${y - tall * 1.1} ${x} ${y - tall * 0.8}C${x + wide * 0.5} ${y - tall * 1.3} ${right} ${y - tall} ${right} ${y}C${right} ${y + tall * 1.1} ${left} ${y + tall * 1.2} ${left} ${y}Z`
  canvas.draw(outline, fade(y - tall, y + tall, [shade, lit, lit]))
}

/** A green with a flag in the hole, and the shadows of both. */
export function green(
  canvas: Canvas,
  light: Light,
  x: number,
  y: number,
  wide: number,
  pole = 92,
): void {
  canvas.draw([ellipse(x, y + wide * 0.03, wide * 1.12, wide * 0.17)], '#0f3a25', 0.22)
  canvas.draw([ellipse(x, y, wide, wide * 0.14)], light.green)
  canvas.draw([ellipse(x - wide * 0.1, y - wide * 0.02, wide * 0.7, wide * 0.085)], '#ffffff', 0.12)
  pin(canvas, light, x, y, pole)
}

/** A hole with its flagstick and their shadows. */
export function pin(canvas: Canvas, light: Light, x: number, y: number, pole: number): void {
  canvas.draw([ellipse(x, y, pole * 0.05, pole * 0.016)], '#10261b', 0.85)
  canvas.draw([line(x, y, x - pole * 0.42, y + pole * 0.13, pole * 0.025)], '#0b2b1c', 0.35)
  canvas.draw([line(x, y, x, y - pole, Math.max(1.6, pole * 0.026))], '#fbf6e8')
  const top = y - pole
  const cloth = `M${x} ${top}Q${x + pole * 0.16} ${top + pole * 0.02} ${x + pole * 0.36} ${top + pole * 0.13}Q${x + pole * 0.16} ${top + pole * 0.2} ${x} ${top + pole * 0.24}Z`
  canvas.draw(cloth, light.flag)
  canvas.draw(
    `M${x} ${top}Q${x + pole * 0.16} ${top + pole * 0.02} ${x + pole * 0.36} ${top + pole * 0.13}L${x} ${top + pole * 0.1}Z`,
    '#ffffff',
    0.22,
  )
}

/** Blades of grass along the bottom edge, in a few colors. */
export function blades(
  canvas: Canvas,
  dice: Dice,
  [left, right]: readonly [number, number],
  base: number,
  size: number,
  colors: readonly string[],
): void {
  for (const color of colors) {
    const rings: Ring[] = []
    for (let x = left; x < right; x += size * 0.11) {
      const [tall, lean] = [size * (0.45 + 0.75 * dice.next()), size * (dice.next() - 0.45) * 0.6]
      const wide = size * 0.045
      const foot = base + size * 0.4 * dice.next()
      rings.push([
        x - wide,
        foot,
        x + lean * 0.4 - wide * 0.3,
        foot - tall * 0.6,
        x + lean,
        foot - tall,
        x + lean * 0.4 + wide * 0.5,
        foot - tall * 0.55,
        x + wide,
        foot,
      ])
    }
    canvas.draw(rings, color, 0.9)
  }
}

/** A pond that reflects what is above it as streaks of light. */
export function water(
  canvas: Canvas,
  dice: Dice,
  light: Light,
  shape: string,
  [top, bottom]: readonly [number, number],
) {
  canvas.draw(shape, fade(top, bottom, light.water))
  for (let streak = 0; streak < 26; streak++) {
    const y = top + (bottom - top) * dice.next() ** 1.5
    const [x, wide] = [WIDE * dice.next(), 20 + 70 * dice.next()]
    if (isInside(shape, x, y)) canvas.draw([ellipse(x, y, wide, 0.9)], '#ffffff', 0.28)
  }
}

/** Whether a point is in the middle half of a shape's bounding box, which is accurate enough for light on water. */
function isInside(shape: string, x: number, y: number): boolean {
  const values = (shape.match(/-?\d+\.?\d*/g) ?? []).map(Number)
  const [xs, ys] = [values.filter((_, at) => at % 2 === 0), values.filter((_, at) => at % 2 === 1)]
  const near = (list: readonly number[], value: number, part: number) => {
    const [low, high] = [Math.min(...list), Math.max(...list)]
    return Math.abs(value - (low + high) / 2) < ((high - low) / 2) * part
  }
  return near(xs, x, 0.6) && near(ys, y, 0.75)
}

/** A golf ball with its shadow. */
export function ball(canvas: Canvas, x: number, y: number, round: number): void {
  canvas.draw(
    [ellipse(x - round * 0.35, y + round * 0.95, round * 1.15, round * 0.28)],
    '#0a2417',
    0.45,
  )
  canvas.draw([ellipse(x, y, round)], '#c9d0cb')
  canvas.glow(x + round * 0.3, y - round * 0.35, round * 0.95, '#ffffff', 1)
  canvas.glow(x + round * 0.25, y - round * 0.3, round * 0.7, '#ffffff', 0.9)
  if (round < 14) return
  const dimples: Ring[] = []
  for (let row = -4; row <= 4; row++)
    for (let column = -4; column <= 4; column++) {
      const [dx, dy] = [(column + (row % 2) * 0.5) * 0.22, row * 0.2]
      const far = Math.hypot(dx, dy)
      if (far < 0.9)
        dimples.push(ellipse(x + dx * round, y + dy * round, round * 0.07 * (1.1 - far * 0.5)))
    }
  canvas.draw(dimples, '#8f9b95', 0.32)
}

/** Darkens the lower edge, like a lens. */
export const shadeBelow = (canvas: Canvas, from: number): void => {
  for (let part = 0; part < 1; part += 0.1)
    canvas.draw([rect(from + (TALL - from) * part, TALL)], '#041d12', 0.03)
}
