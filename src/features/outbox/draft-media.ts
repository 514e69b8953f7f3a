import { mediaMessages } from '~/domain/messages/score-media'
import { judgeFile, type MediaType } from '~/domain/score-media'
import { abortError, isAbort } from '~/lib/abort'
import { isAnimatedWebp, plainGif, plainWebp } from '~/lib/plain-picture'
import { SIZE_BYTES } from '~/lib/picture-size'
import type { Shrink, SmallerPicture } from '~/platform/draw-smaller'
import type { MediaStore } from './media-store'
import type { MediaRef } from './score-draft'

/** What became of a chosen file: kept and ready to be sent, or why not, in the golfer's words. `again`: it may work next time. */
export type AddedMedia = { kept: MediaRef } | { refused: string; again?: boolean }

/** The photos and videos of the golfer's drafts. */
export type MediaShelf = {
  /**
   * Checks a file, makes it ready to be sent (smaller, upright, without metadata) and keeps it with the draft (R24). Rejects
   * only when `signal` calls it off. How many files a score takes is the caller's to count (`roomFor`).
   */
  add: (draftId: string, file: File, signal?: AbortSignal) => Promise<AddedMedia>
  /** The bytes as they will be sent; undefined when they could not be kept: the file must be chosen again. */
  read: (ref: MediaRef) => Promise<Blob | undefined>
  remove: (ref: MediaRef) => Promise<void>
}

type Parts = {
  store: MediaStore
  /** The golfer signed in. */
  userId: () => number | undefined
  newId: () => string
  shrink: (file: Blob, how: Shrink) => Promise<SmallerPicture>
}

/** Enough for a full screen of a good phone; a photo of a card stays readable. */
const PHOTO: Shrink = { maxSide: 2048, quality: 0.82 }
/** Photos with much detail get less of it. */
const SMALLER: Shrink = { maxSide: 1600, quality: 0.7 }
/** A photo that is ready to be sent has fewer bytes: 1.5 MB. */
const MOST_READY_BYTES = 1_500_000

/** What a file says of its place cannot be taken out of it. */
class UncleanableError extends Error {}

/** A picture that moves cannot be drawn anew; it only loses its metadata. */
async function withoutMetadata(
  file: Blob,
  { type, file: kind }: MediaType,
): Promise<Blob | undefined> {
  if (kind !== 'gif' && kind !== 'webp') return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (kind === 'webp' && !isAnimatedWebp(bytes)) return undefined
  const plain = kind === 'gif' ? plainGif(bytes) : plainWebp(bytes)
  if (!plain) throw new UncleanableError()
  return new Blob([plain], { type })
}

/** Makes chosen files ready and keeps them. */
export function createMediaShelf({ store, userId, newId, shrink }: Parts): MediaShelf {
  async function ready(file: Blob, media: MediaType): Promise<Blob> {
    if (media.kind === 'video') {
      const { cleanVideo } = await import('~/lib/clean-video') // needed for videos alone
      const clean = await cleanVideo(file, media.file)
      if (!clean) throw new UncleanableError()
      return clean.slice(0, undefined, media.type)
    }
    // Drawn in any case, so that one that cannot be decoded is refused here and not by the host.
    const drawn = await shrink(file, PHOTO)
    const plain = await withoutMetadata(file, media)
    if (plain) return plain
    if (drawn.blob.size <= MOST_READY_BYTES) return drawn.blob
    return (await shrink(file, SMALLER)).blob
  }

  async function judge(file: File): Promise<MediaType | { refused: string }> {
    const head = new Uint8Array(await file.slice(0, SIZE_BYTES).arrayBuffer())
    const verdict = judgeFile({ name: file.name, size: file.size, head })
    return verdict.fault === undefined ? verdict.media : { refused: verdict.fault }
  }

  const keyOf = (id: string) => {
    const [draftId = '', own = ''] = id.split('/')
    return { userId: userId() ?? 0, draftId, id: own }
  }

  return {
    async add(draftId, file, signal) {
      const { name } = file
      try {
        const media = await judge(file)
        if ('refused' in media) return media
        const bytes = await ready(file, media).catch((error: unknown) => {
          const isUncleanable = error instanceof UncleanableError
          const words = isUncleanable ? mediaMessages.uncleanable : mediaMessages.broken
          return { refused: words(name), again: !isUncleanable }
        })
        if (signal?.aborted) throw abortError('The file was taken away.')
        if ('refused' in bytes) return bytes
        const kept = { id: `${draftId}/${newId()}`, name, kind: media.kind, bytes: bytes.size }
        await store.put(keyOf(kept.id), bytes)
        return { kept }
      } catch (error) {
        if (isAbort(error)) throw error
        return { refused: mediaMessages.failed(name), again: true }
      }
    },
    read: ({ id }) => store.get(keyOf(id)),
    remove: ({ id }) => store.remove(keyOf(id)),
  }
}
