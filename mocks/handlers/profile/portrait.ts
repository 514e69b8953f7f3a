import type { UserRow } from '../../db/users'
import { compressedPngOf } from '../../drawing/png'
import { drawnShapes, ellipse, shape } from '../../drawing/shapes'

/** Shades that carry white on their darker half; skin, cloth and sky are picked apart from each other. */
const SKIES = ['#bcd7e8', '#f3d9b8', '#cfe3c8', '#e6cfd9', '#d5d2ea', '#f0e2b0']
const SKINS = ['#f2d3b8', '#e2b48f', '#c68e65', '#9a643f', '#6f4428', '#f6dfca']
const HAIRS = ['#2b1d16', '#5a3a22', '#8f6234', '#c9a25e', '#9b9b98', '#1f1f24']
const DARK_HAIRS = ['#2b1d16', '#1f1f24', '#3a2a22']
/** Skins that go with hair of any color. */
const FAIR = new Set(['#f2d3b8', '#e2b48f', '#f6dfca'])
const SHIRTS = ['#1f5a43', '#24476f', '#8a2f3b', '#4b3a63', '#b0602a', '#2f6a73']
const HATS = ['#f7f4ec', '#1f5a43', '#24476f']
const [GRASS, EYES, MOUTH] = ['#7fa36a', '#2b1d16', '#7a3b2e'] as const

const pick = (list: readonly string[], portrait: number, step: number): string =>
  list[(portrait * step + Math.floor(portrait / 5)) % list.length] ?? ''

/** The square the portraits are measured in, and the pixels they have. */
const [UNITS, PIXELS] = [240, 192]

/**
 * A portrait as a PNG, as a host sends them: the same number always gives the same golfer, and no real person is shown.
 * Women have long hair, so that name and picture go together. Square, cut to a circle by the app.
 */
export function portraitPng(
  portrait: number,
  gender: UserRow['gender'],
): Promise<Uint8Array<ArrayBuffer>> {
  const sky = pick(SKIES, portrait, 1)
  const skin = pick(SKINS, portrait, 5)
  const hair = pick(FAIR.has(skin) ? HAIRS : DARK_HAIRS, portrait, 7)
  const shirt = pick(SHIRTS, portrait, 11)
  const shapes = [
    shape(sky, [0, 0], [UNITS, 0], [UNITS, UNITS], [0, UNITS]),
    shape(GRASS, [0, 176], [60, 146, 120, 166], [180, 186, 240, 154], [240, 240], [0, 240]),
    gender === 'F' &&
      shape(hair, [72, 104], [72, 42, 120, 42], [168, 42, 168, 104], [168, 160], [72, 160]),
    shape(shirt, [44, 240], [48, 176, 120, 176], [192, 176, 196, 240]),
    shape(skin, [102, 150], [138, 150], [138, 180], [120, 196, 102, 180]),
    ellipse(skin, [120, 112], 42, 50),
    ...(portrait % 3 === 0 ? hat(pick(HATS, portrait, 1), hair) : [shortHair(hair)]),
    ellipse(EYES, [104, 114], 4, 4),
    ellipse(EYES, [136, 114], 4, 4),
    shape(MOUTH, [105, 137.5], [120, 150.5, 135, 137.5], [135, 134.5], [120, 145.5, 105, 134.5]),
  ].filter((part) => part !== false)
  return compressedPngOf(drawnShapes(shapes, UNITS, PIXELS))
}

const hat = (cloth: string, brim: string) => [
  shape(cloth, [74, 92], [76, 42, 120, 42], [164, 42, 166, 92]),
  shape(brim, [118, 84], [184, 84], [192, 86, 188, 96], [118, 96]),
]

const shortHair = (hair: string) =>
  shape(
    hair,
    [74, 100],
    [72, 42, 120, 42],
    [168, 42, 166, 100],
    [154, 74, 132, 72],
    [102, 76, 74, 100],
  )
