import { mutationOptions } from '@tanstack/react-query'
import { OUTPUT_SIDE } from '~/domain/people/photo-limits'
import { shrinkPicture } from '~/platform/pictures/shrink-picture'
import type { UploadPicture } from './picture-calls'

/** A picture to save, and the part of it inside the circle. */
export type CroppedPicture = {
  blob: Blob
  /** It is the stored picture, cropped again. */
  isCropOnly: boolean
  crop: { x: number; y: number; width: number; height: number }
  /** Cancels the upload. */
  signal: AbortSignal
}

/** Changes of a profile picture. */
export const pictureMutations = {
  all: () => ({ mutationKey: ['picture'] }),
  /** Crops and uploads a picture. */
  save: (upload: UploadPicture) =>
    mutationOptions({
      mutationKey: ['picture', 'save'],
      mutationFn: async ({ blob, isCropOnly, crop, signal }: CroppedPicture) => {
        const cut = await shrinkPicture(blob, { maxSide: OUTPUT_SIDE, quality: 0.9, crop })
        return upload(cut.blob, isCropOnly, signal)
      },
    }),
  remove: (remove: (() => Promise<void>) | undefined) =>
    mutationOptions({
      mutationKey: ['picture', 'remove'],
      mutationFn: async () => remove?.(),
    }),
}
