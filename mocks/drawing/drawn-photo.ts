import { pngOf } from './png'

/** Sky, far hills, near hills, fairway, green, sand and flag: the morning, the noon and the evening of a course. */
const LIGHTS = [
  [
    [188, 215, 232],
    [143, 176, 190],
    [109, 148, 122],
    [127, 163, 106],
    [158, 196, 120],
    [233, 219, 182],
    [196, 62, 52],
  ],
  [
    [120, 180, 226],
    [118, 150, 140],
    [70, 120, 78],
    [92, 148, 70],
    [132, 188, 92],
    [240, 228, 190],
    [214, 48, 44],
  ],
  [
    [243, 201, 160],
    [178, 140, 150],
    [92, 96, 92],
    [104, 120, 72],
    [150, 160, 86],
    [222, 196, 150],
    [176, 44, 60],
  ],
] as const

const [SKY, FAR, NEAR, FAIRWAY, GREEN, SAND, FLAG] = [0, 1, 2, 3, 4, 5, 6]

/**
 * A photo of a golf hole, drawn: the same number always gives the same picture. Drawn on request, so
 * that a world with hundreds of them opens as fast as one without.
 */
export function drawnPhoto(number: number, isUpright: boolean): Uint8Array<ArrayBuffer> {
  const [width, height] = isUpright ? [480, 640] : [640, 480]
  const horizon = height * (0.34 + (number % 5) * 0.04)
  /** How far a line of hills lies below the horizon, by column. */
  const hills = (below: number, waves: number, size: number) =>
    Float32Array.from({ length: width }, (_, x) => {
      const wave = Math.sin((x / width) * waves + number * 1.7)
      return horizon + height * (below + size * wave)
    })
  const far = hills(-0.06, 5, 0.03)
  const near = hills(0, 9, 0.02)
  const fairway = hills(0.07, 4, 0.02)
  const pin = { x: width * (0.25 + (number % 7) * 0.08), y: horizon + height * 0.16 }
  const isIn = (x: number, y: number, dx: number, wide: number, tall: number) =>
    ((x - pin.x - dx * width) / (wide * width)) ** 2 + ((y - pin.y) / (tall * height)) ** 2 < 1
  return pngOf({
    width,
    height,
    colors: LIGHTS[number % LIGHTS.length] ?? LIGHTS[0],
    at(x, y) {
      const isPole = Math.abs(x - pin.x) < 2 && y < pin.y && y > pin.y - height * 0.14
      const isCloth =
        x >= pin.x &&
        x < pin.x + width * 0.06 &&
        Math.abs(y - pin.y + height * 0.12) < height * 0.02
      if (isPole) return SAND
      if (isCloth) return FLAG
      if (y < (far[x] ?? 0)) return SKY
      if (y < (near[x] ?? 0)) return FAR
      if (y < (fairway[x] ?? 0)) return NEAR
      if (isIn(x, y, 0, 0.17, 0.05)) return GREEN
      if (isIn(x, y, number % 2 === 0 ? 0.26 : -0.26, 0.08, 0.03)) return SAND
      return FAIRWAY
    },
  })
}
