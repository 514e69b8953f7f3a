import { mediaMessages } from '~/domain/messages/score-media'
import { judgeFile, type MediaType } from '~/domain/scores/score-media'
import { abortError, isAbort } from '~/lib/abort'
import { isAnimatedWebp, plainGif, plainWebp } from '~/lib/media/plain-picture'
import { HEADER_BYTES } from '~/lib/media/picture-size'
import type { Shrink, SmallerPicture } from '~/platform/pictures/draw-smaller'
import { CHUNK_TIMEOUT_MS, type Timers } from '~/lib/timers'
import { removeKeys, type KeyValueStore } from '~/platform/db/key-value-store'
import type { MediaRef } from '../draft/score-draft'
import type { FilesToSend } from '../post/posting'

/** Identifies the stored bytes of a draft's photo or video. */
export type MediaKey = { userId: number; draftId: string; id: string }

/** The store of the bytes of photos and videos. */
export type MediaStore = ReturnType<typeof createMediaStore>

const prefixOf = (userId: number, draftId: string): string => `media/${userId}/${draftId}/`
const keyOf = ({ userId, draftId, id }: MediaKey): string => prefixOf(userId, draftId) + id

/**
 * Stores the photos and videos of drafts (R7), separate from the drafts, so that a file that is too large does not lose its
 * draft. Never throws.
 */
export function createMediaStore(store: KeyValueStore) {
  return {
    put: (key: MediaKey, file: Blob): Promise<void> => store.update(keyOf(key), () => file),
    /** Resolves with undefined if the file could not be stored. */
    async get(key: MediaKey): Promise<Blob | undefined> {
      const file = await store.get(keyOf(key))
      return file instanceof Blob ? file : undefined
    },
    remove: (key: MediaKey): Promise<void> => store.remove(keyOf(key)),
    removeOf: (userId: number, draftId: string): Promise<void> =>
      removeKeys(store, (key) => key.startsWith(prefixOf(userId, draftId))),
    /** Removes all files of a golfer. */
    forget: (userId: number): Promise<void> =>
      removeKeys(store, (key) => key.startsWith(`media/${userId}/`)),
    /** Removes all files of other golfers. */
    keepOnly: (userId: number): Promise<void> =>
      removeKeys(store, (key) => !key.startsWith(`media/${userId}/`)),
  }
}

/** The result of adding a file: the stored media, or a message for the golfer. `canRetry`: another try may succeed. */
export type AddedMedia = { media: MediaRef } | { error: string; canRetry?: boolean }

/** The photos and videos of the golfer's drafts. */
export type DraftMedia = {
  /**
   * Checks a file, prepares it for upload (smaller, upright, without metadata) and stores it with the draft (R24). Rejects only
   * when `signal` is aborted. Callers check the number of files (`roomFor`).
   */
  add: (draftId: string, file: File, signal?: AbortSignal) => Promise<AddedMedia>
  /** Why a file cannot be added, according to its name, size and first bytes; undefined if it may be possible. */
  faultOf: (file: File) => Promise<string | undefined>
  /** The bytes to upload; undefined if they could not be stored, so that the file must be chosen again. */
  read: (ref: MediaRef) => Promise<Blob | undefined>
  /** Stores the bytes of a discarded draft again. */
  restore: (ref: MediaRef, file: Blob) => Promise<void>
  remove: (ref: MediaRef) => Promise<void>
}

type Parts = {
  store: MediaStore
  /** The signed-in golfer. */
  userId: () => number | undefined
  newId: () => string
  timers: Timers
  shrink: (file: Blob, how: Shrink, givenUp: AbortSignal) => Promise<SmallerPicture>
}

/** Large enough to fill a phone's screen and to keep a photo of a scorecard readable. */
const LARGE: Shrink = { maxSide: 2048, quality: 0.82 }
/** For photos that are still too large. */
const SMALL: Shrink = { maxSide: 1600, quality: 0.7 }
/** The largest prepared photo: 1.5 MB. */
const MAX_PHOTO_BYTES = 1_500_000

/** A timer that is due is so many milliseconds late only if the page was suspended. */
const SUSPENDED_MS = 5000

/** A file that takes too long. */
class SlowError extends Error {}

const removedError = () => abortError('The file was removed.')

/** A file whose metadata cannot be removed. */
class UncleanableError extends Error {}

/** An animation cannot be redrawn on a canvas, so only its metadata is removed. */
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

/** Prepares chosen files and stores them. */
export function createDraftMedia({ store, userId, newId, timers, shrink }: Parts): DraftMedia {
  /**
   * Gives up work that takes longer than its code may take to load, since a picture worker may never respond, or whose file is
   * removed. The time in which a phone has suspended the page does not count, since the work was suspended, too.
   */
  const inTime = <T>(
    work: (givenUp: AbortSignal) => Promise<T>,
    removed?: AbortSignal,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      const call = new AbortController()
      const stop = (error: Error) => {
        reject(error)
        call.abort()
      }
      const onRemoved = () => stop(removedError())
      removed?.addEventListener('abort', onRemoved)
      function startLimit(): () => void {
        const end = timers.elapsed() + CHUNK_TIMEOUT_MS
        return timers.after(CHUNK_TIMEOUT_MS, () => {
          if (timers.elapsed() < end + SUSPENDED_MS) stop(new SlowError())
          else cancelLimit = startLimit()
        })
      }
      let cancelLimit = startLimit()
      void work(call.signal)
        .then(resolve, reject)
        .finally(() => {
          cancelLimit()
          removed?.removeEventListener('abort', onRemoved)
        })
    })

  async function prepare(file: Blob, media: MediaType, givenUp: AbortSignal): Promise<Blob> {
    if (media.kind === 'video') {
      const { cleanVideo } = await import('~/lib/media/clean-video') // needed only for videos
      const clean = await cleanVideo(file, media.file)
      if (!clean) throw new UncleanableError()
      return clean.slice(0, undefined, media.type)
    }
    // Animations are decoded too, so that broken files are rejected here instead of by the host.
    const drawn = await shrink(file, LARGE, givenUp)
    const plain = await withoutMetadata(file, media)
    if (plain) return plain
    if (drawn.blob.size <= MAX_PHOTO_BYTES) return drawn.blob
    return (await shrink(file, SMALL, givenUp)).blob
  }

  async function check(file: File): Promise<MediaType | { error: string }> {
    const head = new Uint8Array(await inTime(() => file.slice(0, HEADER_BYTES).arrayBuffer()))
    const verdict = judgeFile({ name: file.name, size: file.size, head })
    return verdict.fault === undefined ? verdict.media : { error: verdict.fault }
  }

  const mediaKey = (id: string) => {
    const [draftId = '', own = ''] = id.split('/')
    return { userId: userId() ?? 0, draftId, id: own }
  }

  return {
    async add(draftId, file, signal) {
      const { name } = file
      try {
        const type = await check(file)
        if ('error' in type) return type
        const preparing = inTime((givenUp) => prepare(file, type, givenUp), signal)
        const bytes = await preparing.catch((error: unknown) => {
          if (error instanceof SlowError) throw error
          const isUncleanable = error instanceof UncleanableError
          const message = isUncleanable ? mediaMessages.uncleanable : mediaMessages.broken
          return { error: message(name), canRetry: !isUncleanable }
        })
        if (signal?.aborted) throw removedError()
        if ('error' in bytes) return bytes
        const media = { id: `${draftId}/${newId()}`, name, kind: type.kind, bytes: bytes.size }
        await store.put(mediaKey(media.id), bytes)
        return { media }
      } catch (error) {
        if (isAbort(error)) throw error
        const message = error instanceof SlowError ? mediaMessages.slow : mediaMessages.failed
        return { error: message(name), canRetry: true }
      }
    },
    async faultOf(file) {
      const type = await check(file).catch(() => undefined) // a file that cannot be read can be retried
      return type && 'error' in type ? type.error : undefined
    },
    read: ({ id }) => store.get(mediaKey(id)),
    restore: ({ id }, file) => store.put(mediaKey(id), file),
    remove: ({ id }) => store.remove(mediaKey(id)),
  }
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'video/webm': 'webm',
}

/**
 * The photos and videos of a score to upload. They are named by number, since original file names are private. Resolves with the
 * name of the first that is not stored on this device as `missing`.
 */
export async function draftFiles(
  media: readonly MediaRef[],
  read: DraftMedia['read'],
): Promise<FilesToSend> {
  const files: File[] = []
  for (const ref of media) {
    const blob = await read(ref)
    if (!blob) return { missing: ref.name }
    const name = `${ref.kind}-${files.length + 1}.${ENDINGS[blob.type] ?? 'jpg'}`
    files.push(new File([blob], name, { type: blob.type }))
  }
  return { files }
}
