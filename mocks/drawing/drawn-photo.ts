import { createDice } from '../backend/dice'
import { createCanvas } from './canvas'
import { createLatelyDrawn } from './lately-drawn'
import { pngOf } from './png'
import { TALL, WIDE } from './lights'
import { paintScene } from './scenes'

/** Pixels of the longer and the shorter side. */
const [LONG, SHORT] = [720, 450]

/** At most this many large pictures are remembered. */
const latelyDrawn = createLatelyDrawn(24)

/**
 * A photo from a round, drawn: the same number always gives the same picture. Drawn on request, so
 * that a world with hundreds of them opens as fast as one without. An upright one is the middle of a wide one.
 */
export function drawnPhoto(number: number, isUpright: boolean): Promise<Uint8Array<ArrayBuffer>> {
  return latelyDrawn(`${number} ${isUpright}`, () => draw(number, isUpright))
}

async function draw(number: number, isUpright: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = isUpright ? [SHORT, LONG] : [LONG, SHORT]
  const scale = height / TALL
  const canvas = createCanvas({ width, height, scale, left: (WIDE - width / scale) / 2 })
  paintScene(canvas, createDice(number), number)
  return pngOf(await canvas.painted())
}
