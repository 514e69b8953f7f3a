import type { UserRow } from '../db/users'
import { createCanvas, type Canvas, type Shape } from './canvas'
import { createLatelyDrawn } from './lately-drawn'
import { ellipse, line, type Ring } from './path'
import { pngOf } from './png'

/** The side of a portrait in drawing units and in pixels. */
const [UNITS, PIXELS] = [96, 144]
/** Each takes about 4 kB. */
const latelyDrawn = createLatelyDrawn(60)
/** Colors are rounded to multiples of this, which is invisible and saves 40 % of the bytes. */
const COLOR_STEP = 4

const HAIR = {
  /** Behind the head. */
  behind: {
    long: 'M25 44c0-17 9-28 23-28s23 11 23 28c0 18 4 30 1 42H24c-3-12 1-24 1-42z',
    bob: 'M26 44c0-17 9-27 22-27s22 10 22 27c0 12 1 22-3 27H29c-4-5-3-15-3-27z',
    tail: 'M28 46c-1-18 8-29 20-29s21 10 20 26c8 2 14 12 10 28-6 2-10-4-10-12l-4-9H30z',
    bun: [ellipse(48, 15, 9)],
    curls: [
      [30, 30],
      [36, 22],
      [44, 18],
      [53, 18],
      [61, 22],
      [67, 30],
      [28, 40],
      [69, 40],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 9)),
  },
  /** Over the forehead. */
  front: {
    swept: 'M29 44c-1-16 7-25 19-25s20 9 19 25c-4-4-6-8-7-13-5 5-16 8-24 7-3 1-5 3-7 6z',
    curls: 'M30 40c1-12 8-17 18-17s17 5 18 17c-4-6-8-8-10-10-6 2-12 2-17 0-3 2-6 5-9 10z',
    crop: 'M29.500 41c-1-15 7-23 18.500-23s19.500 8 18.500 23c-2-4-3-8-5-11-8 3-19 3-27 0-2 3-3 7-5 11z',
    parted: 'M29 43c-2-16 7-25 19-25s21 8 19 25c-3-3-5-7-6-11-9 1-18-1-24-6-1 6-4 11-8 17z',
    bald: 'M29 45c-2-3-2-8 0-12 1 3 2 6 2 11zM67 45c2-3 2-8 0-12-1 3-2 6-2 11z',
    sides: 'M29.500 46c-1-4-1-8 0-11h37c1 3 1 7 0 11-2-3-2-6-3-8H32.500c-1 2-1 5-3 8z',
  },
} satisfies Record<string, Record<string, Shape>>

const BRIM =
  'M27 37c6-4 13-5.500 21-5.500s15 1.500 21 5.500c4 1 9 3 11 6-9-3-20-4.500-32-4.500S28 40 24 42c0-2 1-4 3-5z'
const VISOR_BRIM = 'M27.500 38c13-5 28-5 41 0 5 1 9 3 11 6-18-6-44-6-55-1 0-2 1-4 3-5z'
/** Each hat: its shape, and the part in the shade. */
const HATS = {
  cap: [['M27 37c-1-15 8-24 21-24s22 9 21 24c-6-4-13-5-21-5s-15 1-21 5z', BRIM], BRIM],
  visor: [
    ['M27.500 38c0-5 1-7 2-9 12-4 25-4 37 0 1 2 2 4 2 9-13-5-28-5-41 0z', VISOR_BRIM],
    VISOR_BRIM,
  ],
  bucket: [
    [
      'M31 31c0-11 6-17 17-17s17 6 17 17z',
      'M31 30h34c3 4 7 8 10 12-8-3-17-4-27-4s-19 1-27 4c3-4 7-8 10-12z',
    ],
    'M31 30h34l.6 3H30.400z',
  ],
} satisfies Record<string, [shapes: string[], shade: string]>

type Look = {
  sky: string
  skin: string
  hair: string
  shirt: string
  front: keyof (typeof HAIR)['front']
  behind?: keyof (typeof HAIR)['behind'] | undefined
  hat?: readonly [kind: keyof typeof HATS, color: string] | undefined
  hasBeard?: boolean
  hasGlasses?: boolean
}

/** The golfers whom a visitor of the Saturday scenario sees most, by the number of their portrait. */
const KNOWN: Readonly<Record<number, Look>> = {
  1: {
    sky: '#d7e4ea',
    skin: '#f1cba8',
    hair: '#6b3d22',
    shirt: '#1f5a43',
    front: 'swept',
    behind: 'bob',
  },
  2: {
    sky: '#d5e3da',
    skin: '#7a4a2e',
    hair: '#6f6f6c',
    shirt: '#1d4e6b',
    front: 'sides',
    hat: ['cap', '#f4f4ef'],
  },
  3: {
    sky: '#d9e6c9',
    skin: '#c98a5e',
    hair: '#1f1a18',
    shirt: '#e0b43c',
    front: 'swept',
    behind: 'long',
  },
  6: {
    sky: '#e9d3cf',
    skin: '#8d5a3c',
    hair: '#1a1412',
    shirt: '#f1efe6',
    front: 'sides',
    hat: ['cap', '#12382a'],
    hasBeard: true,
  },
  8: {
    sky: '#e3dcea',
    skin: '#efc6a2',
    hair: '#8a4a22',
    shirt: '#4b3a63',
    front: 'sides',
    behind: 'tail',
    hat: ['visor', '#ffffff'],
  },
  10: {
    sky: '#cfd9e6',
    skin: '#f1cba8',
    hair: '#d8b16a',
    shirt: '#7b3a52',
    front: 'swept',
    behind: 'bob',
    hasGlasses: true,
  },
  11: {
    sky: '#dfe6e1',
    skin: '#ecc19c',
    hair: '#b9b6ae',
    shirt: '#2f6b7d',
    front: 'sides',
    hat: ['bucket', '#e8dcc0'],
    hasGlasses: true,
  },
  12: {
    sky: '#f0e1c6',
    skin: '#704328',
    hair: '#120d0b',
    shirt: '#2a5fb0',
    front: 'swept',
    behind: 'bun',
  },
  13: {
    sky: '#f3dcc0',
    skin: '#8d5a3c',
    hair: '#1d1410',
    shirt: '#b4472f',
    front: 'curls',
    behind: 'curls',
  },
  15: {
    sky: '#d3e7e2',
    skin: '#d9a079',
    hair: '#2b1d16',
    shirt: '#d0694f',
    front: 'swept',
    behind: 'tail',
  },
  16: {
    sky: '#e4ddd0',
    skin: '#e2ad85',
    hair: '#8d8d88',
    shirt: '#3b3f46',
    front: 'bald',
    hasBeard: true,
  },
}

const SKIES = ['#cfdfe8', '#f0dcc2', '#d5e3da', '#e9d3cf', '#d9e6c9', '#e4ddd0', '#dcd8ea'] as const
const SKINS = ['#f1cba8', '#c98a5e', '#e8b98f', '#8d5a3c', '#ecc19c', '#d9a079', '#704328'] as const
/** Skins that go with hair of any color. */
const FAIR: ReadonlySet<string> = new Set(['#f1cba8', '#e8b98f', '#ecc19c'])
const HAIRS = ['#2b1d16', '#8a4a22', '#d8b16a', '#5a3a22', '#b9b6ae'] as const
const DARK_HAIRS = ['#1f1a18', '#2b1d16', '#120d0b'] as const
const SHIRTS = [
  '#1f5a43',
  '#24476f',
  '#8a2f3b',
  '#e0b43c',
  '#2f6a73',
  '#f1efe6',
  '#b4472f',
  '#4b3a63',
  '#3b3f46',
] as const
const HAT_COLORS = ['#f4f4ef', '#12382a', '#24476f', '#b4472f'] as const
const BEHINDS = ['long', 'tail', 'bob', 'bun', 'curls'] as const
const FRONTS = ['crop', 'parted', 'bald', 'curls'] as const

/** The look of a golfer who is not in `KNOWN`; the same number always gives the same look. */
function lookOf(number: number, gender: UserRow['gender']): Look {
  const pick = <T>(list: readonly [T, ...T[]], every: number): T =>
    list[Math.floor(number / every) % list.length] ?? list[0]
  const skin = pick(SKINS, 1)
  const base = {
    sky: pick(SKIES, 3),
    skin,
    hair: FAIR.has(skin) ? pick(HAIRS, 2) : pick(DARK_HAIRS, 2),
    shirt: pick(SHIRTS, 1),
    hasGlasses: number % 5 === 2,
  }
  if (gender === 'F') {
    const hasVisor = number % 4 === 1
    const hat = hasVisor ? (['visor', pick(HAT_COLORS, 3)] as const) : undefined
    return {
      ...base,
      front: hasVisor ? 'sides' : 'swept',
      behind: hasVisor ? 'tail' : pick(BEHINDS, 1),
      hat,
    }
  }
  const kind = number % 7 === 3 ? 'bucket' : 'cap'
  const hat = number % 3 === 0 ? ([kind, pick(HAT_COLORS, 2)] as const) : undefined
  return { ...base, front: hat ? 'sides' : pick(FRONTS, 1), hat, hasBeard: number % 4 === 0 }
}

/**
 * A square portrait as a PNG, which the app cuts to a circle. The same number always gives the same golfer, and none is a
 * real person. Women have long hair or wear it up, so that pictures match names.
 */
export const portraitPng = (
  number: number,
  gender: UserRow['gender'],
): Promise<Uint8Array<ArrayBuffer>> =>
  latelyDrawn(`${number} ${gender}`, () => draw(number, gender))

async function draw(number: number, gender: UserRow['gender']): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas({ width: PIXELS, height: PIXELS, scale: PIXELS / UNITS })
  paint(canvas, KNOWN[number] ?? lookOf(number, gender))
  const picture = await canvas.painted()
  const pixels = picture.pixels.map((value) => Math.round(value / COLOR_STEP) * COLOR_STEP)
  return pngOf({ ...picture, pixels }, 'none')
}

const SHADE = '#3c140a'

function paint(canvas: Canvas, look: Look): void {
  const { sky, skin, hair, shirt, front, behind, hat } = look
  canvas.draw('M0 0H96V96H0Z', { from: 0, to: 96, colors: ['#f7f6ee', sky, sky] })
  if (behind) canvas.draw(HAIR.behind[behind], hair)
  canvas.draw('M40 58h16v14c0 6-16 6-16 0z', skin)
  canvas.draw('M40 66c4 5 12 5 16 0v6c0 6-16 6-16 0z', SHADE, 0.2)
  canvas.draw('M12 98c1-18 12-25 28-28 3 5 13 5 16 0 16 3 27 10 28 28z', shirt)
  canvas.draw('M62 71c14 4 21 11 22 27H66c2-10 0-20-4-27z', '#000000', 0.12)
  canvas.draw('M37 70.500l-5 7 11 7 5-6 5 6 11-7-5-7c-3 6-19 6-22 0z', '#ffffff', 0.24)
  canvas.draw([line(48, 78, 48, 94, 1.5)], '#000000', 0.18)
  canvas.draw([ellipse(29.8, 47, 3.2, 5), ellipse(66.2, 47, 3.2, 5)], skin)
  canvas.draw([ellipse(48, 46, 18, 22)], skin)
  canvas.glow(40, 40, 22, '#ffffff', 0.16)
  canvas.draw(
    'M56 25.500C64 30 66 38 66 46C66 58 61 66 55 67.300C63 58 64 38 56 25.500Z',
    SHADE,
    0.16,
  )
  if (look.hasBeard) {
    const beard =
      'M30.200 47C31 60 38 68.200 48 68.200S65 60 65.800 47C64 55 60 55 58 54C54 52 42 52 38 54C35 55 32 55 30.200 47Z'
    canvas.draw(beard, hair, 0.88)
  }
  canvas.draw(
    'M38.500 42.500c1.500-1.500 4-1.500 5.500 0v1.500c-1.500-1.300-4-1.300-5.500 0zM52 42.500c1.500-1.500 4-1.500 5.500 0v1.500c-1.500-1.300-4-1.300-5.500 0z',
    hair,
    0.85,
  )
  canvas.draw([ellipse(41.3, 47, 1.8), ellipse(54.7, 47, 1.8)], '#221a16')
  canvas.draw([ellipse(41.9, 46.4, 0.6), ellipse(55.3, 46.4, 0.6)], '#ffffff', 0.9)
  canvas.draw('M47 47.500c-1 3-1.500 5 2 5.200l.3-1.300c-1.700 0-1.700-1-1-3.600z', SHADE, 0.45)
  const mouth = 'M42 56.500c3 4.600 9 4.600 12 0l-1.300-.6c-2.500 2.800-7 2.800-9.400 0z'
  canvas.draw(mouth, look.hasBeard ? skin : '#7d3324', look.hasBeard ? 0.95 : 0.85)
  if (look.hasGlasses) glasses(canvas)
  canvas.draw(HAIR.front[front], hair)
  if (!hat) return
  const [kind, color] = hat
  const [shapes, shade] = HATS[kind]
  for (const shape of shapes) canvas.draw(shape, color)
  canvas.draw(shade, '#000000', 0.16)
  canvas.glow(40, 22, 16, '#ffffff', 0.25)
}

function glasses(canvas: Canvas): void {
  canvas.draw([ellipse(41, 47, 5.4), ellipse(55, 47, 5.4)], '#ffffff', 0.2)
  for (const x of [41, 55])
    canvas.draw([ellipse(x, 47, 6.2), reversed(ellipse(x, 47, 5))], '#2b2b2b', 0.9)
  canvas.draw(
    [
      line(46.8, 46.4, 49.2, 46.4, 1.3),
      line(30.6, 45.2, 35.2, 46.2, 1.3),
      line(65.4, 45.2, 60.8, 46.2, 1.3),
    ],
    '#2b2b2b',
    0.9,
  )
}

/** An outline with its corners in reverse order, which makes it a hole inside another outline. */
const reversed = (ring: Ring): Ring =>
  ring.toReversed().flatMap((y, at, all) => (at % 2 === 0 ? [all[at + 1] ?? 0, y] : []))
