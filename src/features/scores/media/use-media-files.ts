import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand/react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { sessionEnd } from '~/api/events'
import { mediaMessages } from '~/domain/messages/score-media'
import { fitTogether, MAX_MEDIA, roomFor } from '~/domain/scores/score-media'
import { isAbort } from '~/lib/abort'
import { blockReload } from '~/lib/before-reload'
import { randomKey } from '~/lib/random-key'
import type { MediaRef, ScoreDraft } from '../draft/score-draft'
import { draftMedia, drafts } from '../draft/device-drafts'
import { isEmptyDraft } from '../draft/new-draft'

/** A chosen file being prepared, or one that failed and can be retried. */
export type PendingFile = { key: string; file: File; failed?: string }

/** The files of a score that are not in its draft yet. */
export type MediaFiles = {
  pending: readonly PendingFile[]
  /** Messages about files that were not added. */
  faults: readonly string[]
  /** The post that was held when the form of this draft was left, and that goes on in this form. */
  leftPost: LeftPost | undefined
  /**
   * Runs the held post of a form that is left when its files are in its draft or have failed; not if a form of the draft opens
   * before. Returns false, and never runs it, if they are not prepared any more, since the session has ended.
   */
  postLater: (held: LeftPost, post: () => Promise<void>) => boolean
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  /** Removes a file that is not prepared yet. */
  drop: (key: string) => void
  /** Removes all files that are not prepared yet, since the draft is discarded. */
  dropAll: () => void
}

/** A file that was added during this visit, and its id in the draft. */
type Added = { id: string; file: File }

type Options = {
  draft: ScoreDraft
  onAdded: (ref: MediaRef) => void
}

/** Whether two files look the same by name and size, without reading them. */
const sameFile = (a: File, b: File): boolean => a.name === b.name && a.size === b.size

/** A post that was held for files when the form of its draft was left. */
export type LeftPost = { ready: number; faults: readonly string[] }

/** The files that are prepared for a draft. It goes on while the form of the draft is closed. */
type Preparation = {
  shown: StoreApi<Pick<MediaFiles, 'pending' | 'faults'>>
  media: readonly MediaRef[]
  added: Added[]
  /** Added to the stored draft while its form was closed. */
  late: MediaRef[]
  queue: Promise<unknown>
  calls: Map<string, AbortController>
  /** Adds a file to the draft on the screen; undefined while its form is closed. */
  onAdded?: ((ref: MediaRef) => void) | undefined
  leftPost?: LeftPost | undefined
}

const createPreparation = (media: readonly MediaRef[]): Preparation => ({
  shown: createStore(() => ({ pending: [], faults: [] })),
  media,
  added: [],
  late: [],
  queue: Promise.resolve(),
  calls: new Map(),
})

/** By the id of the draft. */
const preparations = new Map<string, Preparation>()
sessionEnd.add(() => {
  for (const { calls } of preparations.values()) calls.forEach((call) => call.abort())
  preparations.clear()
})

/** What forms that were left still write to their drafts. */
let leftWrites: Promise<unknown> = Promise.resolve()
const writeLeft = <T>(writing: Promise<T>): Promise<T> => {
  leftWrites = Promise.allSettled([leftWrites, writing])
  return writing
}

/** Call before a draft is read. Resolves when no form that was left writes to it any more. */
export const storeLeftFiles = (): Promise<unknown> => leftWrites

/** Adds a file to the stored draft of a form that was left, unless the score was sent or discarded meanwhile. */
async function addToLeft(draft: ScoreDraft, ref: MediaRef): Promise<void> {
  const { userId, course, slot } = draft
  const now = await drafts.load(userId, String(course.courseId), slot)
  const isOpen = now?.id === draft.id && !now.waiting && !now.attempt
  if (!isOpen || !fitTogether([...now.media, ref])) return draftMedia.remove(ref)
  return drafts.save({ ...now, media: [...now.media, ref] })
}

/** Prepares files one after the other, since phones lack the memory for three photos at once. */
export function useMediaFiles({ draft, onAdded }: Options): MediaFiles {
  const { media } = draft
  const [work] = useState(() => preparations.get(draft.id) ?? createPreparation(media))
  const [leftPost] = useState(work.leftPost)
  const { pending, faults } = useStore(work.shown)

  useEffect(() => {
    work.media = media
    work.onAdded = onAdded
  })

  /** What was added after the form that opens had read its draft; unless another tab has removed it. */
  const addLate = useEffectEvent(() => {
    const missing = work.late.filter(({ id }) => media.every((ref) => ref.id !== id))
    work.late = []
    for (const ref of missing) void draftMedia.read(ref).then((file) => file && onAdded(ref))
  })
  const leave = useEffectEvent(() => {
    work.onAdded = undefined
    const isPending = work.shown.getState().pending.length > 0
    if (!isPending) preparations.delete(draft.id)
    // A draft with only these files is not stored yet.
    else if (isEmptyDraft(draft) && preparations.has(draft.id)) void writeLeft(drafts.save(draft))
  })
  // Files that are being prepared when the form is left are still added to its draft, or to the form that opens it again (R7).
  useEffect(() => {
    preparations.set(draft.id, work)
    work.leftPost = undefined
    addLate()
    return () => leave()
  }, [draft.id, work])

  const setPending = (next: readonly PendingFile[]) => work.shown.setState({ pending: next })
  const setFaults = (next: (before: readonly string[]) => readonly string[]) =>
    work.shown.setState((now) => ({ faults: next(now.faults) }))
  const pendingNow = () => work.shown.getState().pending
  const removePending = (key: string) =>
    setPending(pendingNow().filter((pendingFile) => pendingFile.key !== key))

  async function prepare({ key, file }: PendingFile): Promise<void> {
    const call = work.calls.get(key)
    if (!call || call.signal.aborted) return
    try {
      const added = await draftMedia.add(draft.id, file, call.signal)
      if ('media' in added) {
        if (call.signal.aborted) return draftMedia.remove(added.media) // removed while it was being stored
        if (!work.onAdded) {
          work.late.push(added.media)
          await writeLeft(addToLeft(draft, added.media))
          return removePending(key)
        }
        if (!fitTogether([...work.media, added.media])) {
          void draftMedia.remove(added.media)
          removePending(key)
          return setFaults((now) => [...now, mediaMessages.tooLargeTogether(file.name)])
        }
        work.media = [...work.media, added.media] // the next file may be ready before this one is rendered
        work.added.push({ id: added.media.id, file })
        removePending(key)
        return work.onAdded(added.media)
      }
      if (!added.canRetry) {
        removePending(key)
        return setFaults((now) => [...now, added.error])
      }
      const failed = added.error
      setPending(
        pendingNow().map((pendingFile) =>
          pendingFile.key === key ? { key, file, failed } : pendingFile,
        ),
      )
    } catch (error) {
      if (!isAbort(error)) throw error
    } finally {
      work.calls.delete(key)
    }
  }

  function start(pendingFile: PendingFile): void {
    work.calls.set(pendingFile.key, new AbortController())
    work.queue = work.queue.then(() => prepare(pendingFile))
  }

  /** Of more files than there are slots, prepares the first good ones, so that a refused file takes no slot. */
  async function startGood(chosen: readonly PendingFile[]): Promise<void> {
    const open = work.calls
    for (const { key } of chosen) open.set(key, new AbortController())
    const verdicts = await Promise.all(chosen.map(({ file }) => draftMedia.faultOf(file)))
    const good = chosen.filter(({ key }, at) => !verdicts[at] && !open.get(key)?.signal.aborted)
    for (const { key } of chosen) open.delete(key)
    const others = pendingNow().filter((other) => !chosen.includes(other))
    // A slot that the golfer has cleared meanwhile is not filled again.
    const taken = good.slice(0, pendingNow().length - others.length)
    const { fault } = taken.length > 0 ? roomFor(MAX_MEDIA - taken.length, good.length) : {}
    setFaults((now) => [
      ...now,
      ...verdicts.filter((verdict) => verdict !== undefined),
      ...(fault ? [fault] : []),
    ])
    setPending([...others, ...taken])
    taken.forEach(start)
  }

  return {
    pending,
    faults,
    leftPost,
    postLater(held, post) {
      if (preparations.get(draft.id) !== work) return false
      const done = blockReload()
      work.leftPost = held
      const goOn = async () => {
        if (work.leftPost !== held) return
        work.leftPost = undefined
        await writeLeft(post())
      }
      void work.queue.then(goOn).finally(done)
      return true
    },
    add(files) {
      // A file that was removed from the draft can be added again.
      const inDraft = work.added.filter(({ id }) => media.some((ref) => ref.id === id))
      const present = [...inDraft, ...pendingNow()]
      const duplicates = files.filter((file) => present.some((other) => sameFile(file, other.file)))
      const fresh = files.filter((file) => !duplicates.includes(file))
      const { count, fault } = roomFor(media.length + pendingNow().length, fresh.length)
      const isTooMany = fault !== undefined && count > 0
      const limit = fault && !isTooMany ? [fault] : []
      setFaults(() => [...duplicates.map(({ name }) => mediaMessages.twice(name)), ...limit])
      const chosen = fresh.map((file) => ({ key: randomKey(), file }))
      const taken = chosen.slice(0, count)
      setPending([...pendingNow(), ...taken]) // Post waits for them from now on
      if (isTooMany) void startGood(chosen)
      else taken.forEach(start)
    },
    retry(key) {
      const pendingFile = pendingNow().find((other) => other.key === key)
      if (!pendingFile) return
      const { file } = pendingFile
      setPending(pendingNow().map((other) => (other.key === key ? { key, file } : other)))
      start({ key, file })
    },
    drop(key) {
      work.calls.get(key)?.abort()
      removePending(key)
    },
    dropAll() {
      work.calls.forEach((call) => call.abort())
      setPending([])
    },
  }
}
