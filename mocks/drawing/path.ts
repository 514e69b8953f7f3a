/** The corners of an outline: x and y alternately. */
export type Ring = readonly number[]

/** The number of straight lines that approximate a curve. */
const STEPS = 10

/** How many numbers follow each path command. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, Z: 0 }

/** The outlines of an SVG path. Supports all commands except arcs and smooth quadratic curves. */
export function ringsOf(path: string): Ring[] {
  const rings: number[][] = []
  let ring: number[] = []
  let [x, y, pullX, pullY] = [0, 0, 0, 0]
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const command = letter.toUpperCase()
    const count = COUNTS[command]
    if (count === undefined) throw new RangeError(`'${letter}' is no command of these paths.`)
    const isRelative = letter !== command
    for (let at = 0; at === 0 || at < values.length; at += Math.max(count, 1)) {
      const [baseX, baseY] = isRelative ? [x, y] : [0, 0]
      const number = (nth: number) => values[at + nth] ?? 0
      const point = (nth: number) => [baseX + number(nth), baseY + number(nth + 1)] as const
      const before = [x, y] as const
      if (command === 'Z') {
        ;[x = 0, y = 0] = ring
        continue
      }
      if (command === 'H') x = baseX + number(0)
      else if (command === 'V') y = baseY + number(0)
      else [x, y] = point(count - 2)
      if (command === 'M' && at === 0) {
        ring = []
        rings.push(ring)
      }
      if (command === 'C' || command === 'S') {
        const first =
          command === 'C' ? point(0) : ([2 * before[0] - pullX, 2 * before[1] - pullY] as const)
        const second = point(count - 4)
        curve(ring, before, first, second, [x, y])
        ;[pullX, pullY] = second
        continue
      }
      if (command === 'Q') {
        const pull = point(0)
        const towards = ([fromX, fromY]: readonly [number, number]) =>
          [fromX + (2 / 3) * (pull[0] - fromX), fromY + (2 / 3) * (pull[1] - fromY)] as const
        curve(ring, before, towards(before), towards([x, y]), [x, y])
      } else ring.push(x, y)
      ;[pullX, pullY] = [x, y]
    }
  }
  return rings
}

type Point = readonly [x: number, y: number]

function curve(ring: number[], from: Point, first: Point, second: Point, to: Point): void {
  for (let step = 1; step <= STEPS; step++) {
    const done = step / STEPS
    const left = 1 - done
    const [a, b, c, d] = [left ** 3, 3 * left * left * done, 3 * left * done * done, done ** 3]
    ring.push(
      a * from[0] + b * first[0] + c * second[0] + d * to[0],
      a * from[1] + b * first[1] + c * second[1] + d * to[1],
    )
  }
}

/** An ellipse around a point. */
export function ellipse(x: number, y: number, wide: number, tall = wide): Ring {
  const count = Math.max(12, Math.min(48, Math.round((wide + tall) / 2)))
  return Array.from({ length: 2 * count }, (_, at) => {
    const turn = (Math.floor(at / 2) * 2 * Math.PI) / count
    return at % 2 === 0 ? x + wide * Math.cos(turn) : y + tall * Math.sin(turn)
  })
}

/** A line of this width, with square ends. */
export function line(fromX: number, fromY: number, toX: number, toY: number, width: number): Ring {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1
  const [acrossX, acrossY] = [
    ((toY - fromY) / length) * (width / 2),
    ((fromX - toX) / length) * (width / 2),
  ]
  return [
    fromX + acrossX,
    fromY + acrossY,
    toX + acrossX,
    toY + acrossY,
    toX - acrossX,
    toY - acrossY,
    fromX - acrossX,
    fromY - acrossY,
  ]
}
