import { Problem } from '../../lib/problem'
import { pixelsOf, type PictureType } from './picture-size'

const MAX_BYTES = 20_971_520
const MAX_PIXELS = 64_000_000

/** A picture that may be stored. */
export type PictureFile = { type: PictureType; bytes: Uint8Array }

/**
 * The picture in a form's `file`, recognized by its content and never by its name or declared type (R24). Throws a Problem 400
 * without a file, 413 for one that is too large, 415 for another kind and 422 for one that cannot be decoded.
 */
export async function pictureFile(form: FormData): Promise<PictureFile> {
  const isCropOnly = form.get('isCropOnly')
  if (isCropOnly !== 'true' && isCropOnly !== 'false') {
    throw new Problem(400, 'isCropOnly must be true or false.')
  }
  const file = form.get('file')
  if (file === null || typeof file === 'string' || file.size === 0) {
    throw new Problem(400, 'file is missing.')
  }
  if (file.size > MAX_BYTES) throw new Problem(413, 'The picture is larger than 20 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const picture = pixelsOf(bytes)
  if (!picture) throw new Problem(415, 'A picture must be a JPEG or a PNG.')
  if (!picture.pixels) throw new Problem(422, 'The picture is broken.')
  if (picture.pixels > MAX_PIXELS)
    throw new Problem(422, 'The picture has more than 64 megapixels.')
  return { type: picture.type, bytes }
}
