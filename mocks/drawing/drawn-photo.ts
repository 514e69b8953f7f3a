import { createDice } from '../backend/dice'
import { createCanvas } from './canvas'
import { pngOf } from './png'
import { TALL, WIDE } from './lights'
import { paintScene } from './scenes'

/** Pixels of the longer and the shorter side. */
const [LONG, SHORT] = [720, 450]

/** Photos drawn lately, so that the same one is not drawn again at once. */
const recent = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
const MAX_RECENT = 24

/**
 * A photo from a round, drawn: the same number always gives the same picture. Drawn on request, so
 * that a world with hundreds of them opens as fast as one without. An upright one is the middle of a wide one.
 */
export function drawnPhoto(number: number, isUpright: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${number} ${isUpright}`
  const photo = recent.get(key) ?? draw(number, isUpright)
  recent.delete(key)
  recent.set(key, photo)
  const [oldest] = recent.keys()
  if (recent.size > MAX_RECENT && oldest !== undefined) recent.delete(oldest)
  return photo
}

async function draw(number: number, isUpright: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = isUpright ? [SHORT, LONG] : [LONG, SHORT]
  const scale = height / TALL
  const canvas = createCanvas({ width, height, scale, left: (WIDE - width / scale) / 2 })
  paintScene(canvas, createDice(number), number)
  return pngOf(await canvas.painted())
}
