import type { FileKind } from '~/lib/media/file-kind'
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, type PictureSize } from '~/lib/media/picture-size'
import { photoMessages } from '../messages/photo'

/** Larger pictures are shrunk before they are shown: 2 MB, in bytes. */
const SHRINK_ABOVE = 2_097_152
/** The longer side of a shrunk picture, in pixels. */
const SHRUNK_SIDE = 1024
/** The longer side of other pictures, in pixels: enough for the sent picture at the largest zoom, and quick to draw. */
const WORKING_SIDE = 2048

/** The maximum longer side of a picture while it is cropped, in pixels, by the size of its file. */
export const croppedFrom = (bytes: number): number =>
  bytes > SHRINK_ABOVE ? SHRUNK_SIDE : WORKING_SIDE

/** The side of the sent picture, in pixels: a square, since JPEG has no transparency. Screens crop it to a circle. */
export const OUTPUT_SIDE = 500
/** The diameter of the round preview, in CSS pixels. */
export const PREVIEW_SIDE = 250
/** The limits of the zoom, and its step. */
export const ZOOM = { min: 1, max: 3, step: 0.1 } as const

/** A zoom clamped to its limits and rounded to a step. */
export const zoomStep = (zoom: number): number => {
  const value = Number.isFinite(zoom) ? zoom : ZOOM.min
  return Math.round(Math.min(ZOOM.max, Math.max(ZOOM.min, value)) * 10) / 10
}

/** The error of a chosen picture, by the content of its file; undefined if it is valid (R24). */
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
