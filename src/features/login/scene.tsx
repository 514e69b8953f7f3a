/**
 * The trees of the sign-in scene as numbers, in a view box of 800 x 500. A crown is center x, center y, radius.
 */

/** The woods at both edges of the fairway. */
const NEAR_WOOD: readonly number[] = [
  -3, 252, 13, -8, 248, 13, 28, 247, 16, 10, 234, 9, 6, 243, 13, 2, 246, 16, 39, 261, 9, 36, 255, 9,
  70, 247, 15, 57, 226, 15, 41, 246, 15, 83, 235, 20, 78, 243, 22, 108, 238, 16, 87, 232, 20, 87,
  239, 18, 121, 244, 14, 106, 257, 9, 124, 252, 9, 130, 258, 12, 108, 257, 9, 147, 236, 16, 155,
  242, 13, 152, 242, 13, 136, 227, 12, 139, 224, 12, 154, 250, 19, 188, 247, 18, 183, 246, 18, 171,
  240, 18, 182, 253, 13, 205, 240, 12, 202, 241, 11, 203, 235, 12, 227, 220, 14, 247, 240, 16, 233,
  234, 12, 216, 234, 18, 244, 248, 11, 242, 255, 13, 260, 241, 11, 255, 234, 12, 280, 244, 21, 315,
  240, 22, 275, 244, 24, 316, 247, 15, 681, 246, 17, 654, 250, 13, 689, 255, 22, 663, 238, 16, 686,
  248, 15, 695, 239, 14, 720, 244, 17, 716, 247, 16, 733, 236, 10, 737, 241, 16, 731, 240, 14, 744,
  259, 12, 753, 244, 12, 780, 230, 18, 814, 234, 24, 786, 230, 16, 819, 242, 25,
]

/** The oaks in front, left. */
const OAKS_LEFT: readonly number[] = [
  4, 287, 16, -8, 263, 22, -10, 254, 21, 44, 248, 23, 72, 265, 22, 60, 249, 28, 27, 269, 31, 30,
  264, 26, 135, 292, 25, 116, 273, 26, 91, 289, 27, 97, 281, 28,
]

/** The scrub below them, lower than it is wide. */
const SCRUB_LEFT: readonly number[] = [
  -8, 298, 13, 1, 296, 12, 15, 291, 21, 28, 287, 20, 41, 286, 16, 54, 282, 14, 68, 292, 14, 81, 285,
  19, 79, 301, 14, 100, 303, 16, 110, 299, 18, 121, 295, 17, 142, 302, 14,
]

/** The oaks in front, right. */
const OAKS_RIGHT: readonly number[] = [
  714, 281, 23, 717, 268, 29, 779, 261, 35, 733, 249, 25, 827, 256, 26, 803, 272, 45,
]

/** The scrub below them, lower than it is wide. */
const SCRUB_RIGHT: readonly number[] = [
  704, 288, 20, 719, 294, 22, 734, 290, 22, 750, 291, 22, 765, 285, 17, 780, 295, 20, 772, 292, 20,
  790, 300, 20, 824, 292, 29,
]

/** Crowns as ellipses; `flat` is their height divided by their width. */
function crowns(figures: readonly number[], flat = 0.92): string {
  let path = ''
  for (let at = 0; at < figures.length; at += 3) {
    const [x = 0, y = 0, r = 0] = figures.slice(at, at + 3)
    const half = `a${r} ${+(r * flat).toFixed(1)} 0 1 0 `
    path += `M${x - r} ${y}${half}${2 * r} 0${half}${-2 * r} 0z`
  }
  return path
}

/**
 * Pseudo-random numbers from 0 to 1, the same for the same seed. All in one call: a call per number would slow the start.
 */
function randomNumbers(seed: number, count: number): number[] {
  const numbers: number[] = []
  for (let state = seed; numbers.length < count;) {
    state = (state * 16807) % 2147483647
    numbers.push(state / 2147483647)
  }
  return numbers
}

/** A line of trees behind the green, three crowns each. */
function farWood(): number[] {
  const numbers = randomNumbers(10, 50 * 10)
  const figures: number[] = []
  for (let tree = 0; tree < 50; tree += 1) {
    const [height = 0, ...rest] = numbers.slice(tree * 10, tree * 10 + 10)
    const tall = 4 + 4.5 * height
    for (let crown = 0; crown < 9; crown += 3) {
      const [wide = 0, along = 0, up = 0] = rest.slice(crown, crown + 3)
      const x = Math.round(302 + tree * 7 + 5 * along)
      const y = Math.round(268 - tall - 3 * up)
      figures.push(x, y, Math.round(tall * (0.6 + 0.4 * wide)))
    }
  }
  return figures
}

type Patch = {
  seed: number
  count: number
  /** The ranges of a blade's position (x across; y down, nearer is lower) and of its height. */
  x: readonly [number, number]
  y: readonly [number, number]
  rise: readonly [number, number]
}

/** A patch of grass: blades that lean more towards the tip, higher the nearer they are. The same every time. */
function grass({ seed, count, x, y, rise }: Patch): string {
  const numbers = randomNumbers(seed, count * 4)
  let path = ''
  for (let blade = 0; blade < count; blade += 1) {
    const [near = 0, tall = 0, tip = 0, along = 0] = numbers.slice(blade * 4, blade * 4 + 4)
    const high = rise[0] + (rise[1] - rise[0]) * near * (0.4 + 0.6 * tall)
    const lean = high * 0.6 * (tip - 0.5)
    const foot = `${Math.round(x[0] + (x[1] - x[0]) * along)} ${Math.round(y[0] + (y[1] - y[0]) * near)}`
    const middle = `${+(lean * 0.2).toFixed(1)} ${+(-high * 0.6).toFixed(1)}`
    path += `M${foot}q${middle} ${+lean.toFixed(1)} ${+(-high).toFixed(1)}`
  }
  return path
}

const TUFTS_LEFT = { seed: 11, count: 60, x: [-8, 158], y: [324, 341], rise: [3, 20] } as const
const TUFTS_RIGHT = { seed: 12, count: 50, x: [692, 806], y: [330, 346], rise: [3, 20] } as const
const GRASS = { seed: 13, count: 130, x: [-8, 808], y: [470, 512], rise: [8, 44] } as const
const STRAW = { seed: 14, count: 60, x: [20, 790], y: [480, 512], rise: [6, 34] } as const

/** Where the mown stripes of the fairway meet the lower edge. They meet the green 14 apart. */
const STRIPE_EDGES = [-260, -90, 70, 220, 360, 500, 640, 790, 960, 1140]

/** Every second stripe, beginning with the first or the second. */
const stripes = (first: number): string =>
  STRIPE_EDGES.slice(1)
    .map((right, index) =>
      index % 2 === first
        ? `M${STRIPE_EDGES[index]} 510 ${406 + 14 * index} 292h14L${right} 510z`
        : '',
    )
    .join('')

/**
 * The first fairway at sunrise, or the hour before it: what the theme changes is painted by the `--hero-*` properties of
 * `hero.module.css`. The light is a property of the page, so the drawing is inline.
 */
export const Scene = ({ className }: { className: string | undefined }) => (
  <svg
    className={className}
    viewBox="0 0 800 500"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <defs>
      <linearGradient id="hero-sky" x2="0" y2="1">
        <stop stopColor="var(--hero-1)" />
        <stop offset=".42" stopColor="var(--hero-2)" />
        <stop offset=".74" stopColor="var(--hero-3)" />
        <stop offset="1" stopColor="var(--hero-4)" />
      </linearGradient>
      <radialGradient id="hero-glow">
        <stop stopColor="var(--hero-glow-1)" stopOpacity=".95" />
        <stop offset=".25" stopColor="var(--hero-glow-2)" stopOpacity=".6" />
        <stop offset="1" stopColor="var(--hero-glow-2)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="hero-mist" x2="0" y2="1">
        <stop stopColor="#fbe9cd" stopOpacity="0" />
        <stop offset=".55" stopColor="#f7ead6" stopOpacity=".75" />
        <stop offset="1" stopColor="#dfe9df" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="hero-rough" x2="0" y2="1">
        <stop stopColor="#4d8a5c" />
        <stop offset="1" stopColor="#153f2b" />
      </linearGradient>
      <linearGradient id="hero-light" x2="0" y2="1">
        <stop stopColor="#ffe9bd" stopOpacity=".42" />
        <stop offset=".5" stopColor="#ffe0a5" stopOpacity=".1" />
        <stop offset="1" stopColor="#062416" stopOpacity=".55" />
      </linearGradient>
      <clipPath id="hero-fairway">
        <path d="M-10 520C120 430 330 352 398 292 430 280 520 280 548 292 610 342 700 420 880 520z" />
      </clipPath>
    </defs>

    <rect width="800" height="320" fill="url(#hero-sky)" />
    <circle cx="590" cy="206" r="200" fill="url(#hero-glow)" />
    <circle cx="590" cy="204" r="26" fill="var(--hero-sun)" />
    <path
      fill="var(--hero-hill-1)"
      d="M-20 510V190c70 0 70 3 140 3s70 40 140 40 70-12 140-12 70-8 140-8 70-5 140-5 70 2 140 2v300z"
    />
    <path
      fill="var(--hero-hill-2)"
      d="M-20 510V227c52 0 52 15 105 15s53-10 105-10 52 12 105 12 53-3 105-3 52-5 105-5 53 12 105 12 52-18 105-18 53 8 105 8v272z"
    />
    <rect y="180" width="800" height="110" fill="url(#hero-mist)" opacity="var(--hero-mist)" />
    <path
      fill="var(--hero-wood-1)"
      d={`${crowns(NEAR_WOOD)}M-28 282l3-21h26l3 21zM-3 282l4-27h29l4 27zM17 282l3-19h19l2 19zM35 282l4-27h31l4 27zM70 282l5-28h40l5 28zM103 282l3-20h25l3 20zM123 282l3-30h29l4 30zM152 282l4-26h34l4 26zM179 282l4-26h30l3 26zM206 282l4-31h37l4 31zM238 282l4-24h28l3 24zM269 282l6-29h43l5 29zM643 286l5-28h39l5 28zM680 286l4-28h34l4 28zM709 286l4-27h33l4 27zM741 286l3-22h22l3 22zM767 286l6-35h45l5 35zM811 286l4-28h32l3 28z`}
    />
    <path fill="var(--hero-wood-2)" opacity=".8" d={crowns(farWood())} />

    <rect y="268" width="800" height="240" fill="url(#hero-rough)" />
    <g clipPath="url(#hero-fairway)">
      <path fill="#3f8350" d={stripes(0)} />
      <path fill="#4f9159" d={stripes(1)} />
    </g>
    <path fill="#8cc27a" d="M398 292c32-13 122-13 150 0-18 13-124 13-150 0z" />
    <g fill="#efd9ab">
      <path d="M300 322c26-16 66-16 88-6 8 8-10 17-34 19-28 2-60 0-54-13z" />
      <path d="M575 318c22-12 60-10 78 2 6 8-12 15-36 14-26-1-52-6-42-16z" />
    </g>
    <g fill="#8a7a50" opacity=".55">
      <path d="M302 318c26-14 64-14 86-4-22-4-60-4-86 4z" />
      <path d="M575 316c22-10 58-9 78 2-24-5-56-6-78-2z" />
    </g>
    <path d="m472 291-18 54" stroke="#12382a" strokeWidth="2" opacity=".45" />
    <path d="M474 291V216" stroke="#f6efe0" strokeWidth="2.6" />
    <path d="m475 217 31 10-31 11z" fill="#c8321f" />
    <rect y="268" width="800" height="240" fill="url(#hero-light)" />
    <path
      fill="#0f3325"
      opacity=".38"
      d="M-10 322h170c70 6 150 18 190 30-110 0-250 14-360 44zM810 330h-90c-50 6-110 16-150 28 80-2 170 6 240 26z"
    />
    <path
      fill="#1a4534"
      d={`${crowns(OAKS_LEFT)}${crowns(SCRUB_LEFT, 0.8)}M-23 336c3-15 2-37 1-48h8c-1 11-2 33 0 48zM48 336c4-17 2-44 1-57h11c-1 13-3 40 0 57zM105 336c3-13 2-32 1-41h8c0 9-2 28 1 41z`}
    />
    <path
      fill="#153b2d"
      d={`${crowns(OAKS_RIGHT)}${crowns(SCRUB_RIGHT, 0.8)}M743 344c4-19 2-48 1-63h12c-1 15-3 44 1 63z`}
    />
    <g fill="none" strokeWidth="2">
      <path stroke="#1a4534" d={`${grass(TUFTS_LEFT)}${grass(TUFTS_RIGHT)}`} />
      <path stroke="#0c3120" opacity=".8" d={grass(GRASS)} />
      <path stroke="#d9c17c" strokeWidth="1.2" opacity=".45" d={grass(STRAW)} />
    </g>
  </svg>
)
