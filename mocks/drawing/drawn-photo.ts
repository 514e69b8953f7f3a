import { createDice } from '../backend/dice'
import { createCanvas } from './canvas'
import { createLatelyDrawn } from './lately-drawn'
import { pngOf } from './png'
import { TALL, WIDE } from './lights'
import { paintScene } from './scenes'

/** The longer and the shorter side, in pixels. */
const [LONG, SHORT] = [720, 450]

/** Only a few, because the pictures are large. */
const latelyDrawn = createLatelyDrawn(24)

/**
 * A drawn photo of a round; the same number always gives the same picture. It is drawn on request, so that a world with
 * hundreds of photos opens as fast as one without. An upright photo is the middle of a wide one.
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
