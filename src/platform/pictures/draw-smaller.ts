import { fileKind } from '~/lib/media/file-kind'
import { pictureSize, HEADER_BYTES } from '~/lib/media/picture-size'

/** Pixels above which a picture is never decoded at full size: the largest canvas of R24. */
const LARGE_PIXELS = 16_777_216

/** How a picture is made smaller. */
export type Shrink = {
  /** Pixels of the longer side. */
  maxSide: number
  /** 0 to 1. */
  quality: number
  /** Only this part of the upright picture, in its pixels; it is drawn `maxSide` large, also when it is smaller. */
  crop?: { x: number; y: number; width: number; height: number }
}

/** A redrawn picture, and its size in pixels. */
export type SmallerPicture = { blob: Blob; width: number; height: number }

/** A canvas element or an offscreen canvas. */
type Surface = OffscreenCanvas | HTMLCanvasElement

const newSurface = (width: number, height: number): Surface => {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

const toJpeg = (surface: Surface, quality: number): Promise<Blob> => {
  if ('convertToBlob' in surface) return surface.convertToBlob({ type: 'image/jpeg', quality })
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture cannot be written.'))
    surface.toBlob(take, 'image/jpeg', quality)
  })
}

async function isLarge(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
  const size = pictureSize(fileKind(head), head)
  return size !== undefined && size.width * size.height > LARGE_PIXELS
}

/** Decodes a picture upright; a large one directly to about the requested size, where the browser supports it. */
async function decode(file: Blob, maxSide: number | undefined): Promise<ImageBitmap> {
  const upright = { imageOrientation: 'from-image' } as const
  if (maxSide === undefined || !(await isLarge(file))) return createImageBitmap(file, upright)
  const smaller = { ...upright, resizeWidth: maxSide, resizeQuality: 'high' } as const
  return createImageBitmap(file, smaller).catch(() => createImageBitmap(file, upright))
}

/**
 * Redraws a picture as a JPEG: upright, no side longer than `maxSide`, and without metadata (Exif, GPS, XMP). Works in a page
 * and in a worker. Rejects when the picture cannot be decoded.
 */
export async function drawSmaller(
  file: Blob,
  { maxSide, quality, crop }: Shrink,
): Promise<SmallerPicture> {
  const picture = await decode(file, crop ? undefined : maxSide)
  try {
    const part = crop ?? { x: 0, y: 0, width: picture.width, height: picture.height }
    const fit = maxSide / Math.max(part.width, part.height)
    const scale = crop ? fit : Math.min(1, fit)
    const width = Math.max(1, Math.round(part.width * scale))
    const height = Math.max(1, Math.round(part.height * scale))
    const surface = newSurface(width, height)
    const context = surface.getContext('2d')
    if (!context || !('drawImage' in context)) throw new Error('There is no canvas.')
    context.imageSmoothingQuality = 'high'
    context.fillStyle = '#fff' // where a PNG is transparent
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
    return { blob: await toJpeg(surface, quality), width, height }
  } finally {
    picture.close()
  }
}
