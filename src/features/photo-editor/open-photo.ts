import { photoMessages } from '~/domain/messages/photo'
import { photoFault, SHRINK_ABOVE, SHRUNK_SIDE, WORKING_SIDE } from '~/domain/people/photo-limits'
import { fileKind } from '~/lib/media/file-kind'
import { pictureSize, SIZE_BYTES } from '~/lib/media/picture-size'
import type { Shrink, SmallerPicture } from '~/platform/pictures/draw-smaller'
import { shrinkPicture } from '~/platform/pictures/shrink-picture'

export type OpenPhoto = SmallerPicture | { refused: string }

/**
 * Checks a file by its content and prepares it for cropping: upright, without metadata, and smaller if it exceeds 2 MB
 * (R24). Works off the main thread. Never rejects.
 */
export async function openPhoto(
  file: Blob,
  shrink: (file: Blob, how: Shrink) => Promise<SmallerPicture> = shrinkPicture,
): Promise<OpenPhoto> {
  try {
    const head = new Uint8Array(await file.slice(0, SIZE_BYTES).arrayBuffer())
    const kind = fileKind(head)
    const fault = photoFault(file.size, kind, pictureSize(kind, head))
    if (fault) return { refused: fault }
    const maxSide = file.size > SHRINK_ABOVE ? SHRUNK_SIDE : WORKING_SIDE
    return await shrink(file, { maxSide, quality: 0.9 })
  } catch {
    return { refused: photoMessages.wrongType } // a file that cannot be decoded is not a picture
  }
}
