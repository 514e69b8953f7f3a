import type { FileKind } from '~/lib/media/file-kind'
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, type PictureSize } from '~/lib/media/picture-size'
import { photoMessages } from '../messages/photo'

/** Above this a picture is made smaller before it is shown: 2 MB. */
const SHRINK_ABOVE = 2_097_152
/** Pixels of the longer side of one that was made smaller. */
const SHRUNK_SIDE = 1024
/** Pixels of the longer side otherwise: enough for the picture that is sent at the largest zoom, and quick to draw. */
const WORKING_SIDE = 2048

/** The most pixels of the longer side of a picture as it is cropped, by its bytes. */
export const croppedFrom = (bytes: number): number =>
  bytes > SHRINK_ABOVE ? SHRUNK_SIDE : WORKING_SIDE

/** Pixels of a side of the picture that is sent: a square, since JPEG has no transparency. Screens show its circle. */
export const OUTPUT_SIDE = 500
/** CSS pixels of the round preview. */
export const PREVIEW_SIDE = 250
/** The limits of the zoom, and its step. */
export const ZOOM = { min: 1, max: 3, step: 0.1 } as const

/** A zoom within its limits, on one of its steps. */
export const zoomStep = (zoom: number): number => {
  const value = Number.isFinite(zoom) ? zoom : ZOOM.min
  return Math.round(Math.min(ZOOM.max, Math.max(ZOOM.min, value)) * 10) / 10
}

/** The error of a chosen picture, by its bytes; undefined when it is valid (R24). */
export function photoFault(
  bytes: number,
  kind: FileKind,
  size: PictureSize | undefined,
): string | undefined {
  if (bytes === 0 || (kind !== 'jpeg' && kind !== 'png')) return photoMessages.wrongType
  if (bytes > MAX_PICTURE_BYTES) return photoMessages.tooLarge
  if (size && size.width * size.height > MAX_PICTURE_PIXELS) return photoMessages.tooManyPixels
  return undefined
}
