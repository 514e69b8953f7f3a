import { useEffect, useRef, useState } from 'react'
import { sessionEnd } from '~/api/events'
import { mediaMessages } from '~/domain/messages/score-media'
import { fitTogether, MAX_MEDIA, roomFor } from '~/domain/scores/score-media'
import { isAbort } from '~/lib/abort'
import { blockReload } from '~/lib/before-reload'
import { randomKey } from '~/lib/random-key'
import { realTimers, wait } from '~/lib/timers'
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

/** The files that forms which were left still prepare for their drafts; aborting `leftCalls` cancels them. */
let leftWork: Promise<unknown> = Promise.resolve()
let leftCalls = new AbortController()
/** The files of the form that was left last; undefined if none are prepared any more, since the session has ended. */
let leftQueue: Promise<unknown> | undefined
/** The post that was held when that form was left. */
let leftPost: Promise<unknown> = Promise.resolve()

/** How long a new form waits for the files of one that was left, in milliseconds. */
const MAX_WAIT_MS = 5000

/** Resolves when the files of a form that was left are in its draft; cancels those that take too long, since a new form opens. */
export async function storeLeftFiles(): Promise<void> {
  await Promise.race([leftWork, wait(realTimers, MAX_WAIT_MS)])
  leftCalls.abort()
  leftCalls = new AbortController()
  await Promise.allSettled([leftPost])
}

/**
 * Runs the held post of a form that was left, when its files are in its draft or have taken too long. Returns false, and
 * never runs it, if they are not prepared any more.
 */
export function afterLeftFiles(post: () => Promise<void>): boolean {
  if (!leftQueue) return false
  const { signal } = leftCalls
  const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve))
  const done = blockReload()
  leftPost = Promise.race([leftQueue, aborted]).then(post).finally(done)
  return true
}

/** Adds a file to the stored draft of a form that was left, unless the score was sent or discarded meanwhile. */
async function addToLeft(draft: ScoreDraft, ref: MediaRef): Promise<void> {
  const { userId, course, slot } = draft
  const stored = await drafts.load(userId, String(course.courseId), slot)
  const now = stored ?? (isEmptyDraft(draft) ? draft : undefined) // a draft with only this file was never stored
  const isOpen = now?.id === draft.id && !now.waiting && !now.attempt
  if (!isOpen || !fitTogether([...now.media, ref])) return draftMedia.remove(ref)
  return drafts.save({ ...now, media: [...now.media, ref] })
}

/** Prepares files one after the other, since phones lack the memory for three photos at once. */
export function useMediaFiles({ draft, onAdded }: Options): MediaFiles {
  const { media } = draft
  const [pending, setShown] = useState<readonly PendingFile[]>([])
  const [faults, setFaults] = useState<readonly string[]>([])
  const latest = useRef({
    pending,
    media,
    added: new Array<Added>(),
    queue: Promise.resolve(),
    isLeft: false,
  })
  const calls = useRef(new Map<string, AbortController>())

  // Files that are being prepared when the form is left are still added to its draft (R7).
  useEffect(() => {
    const [form, open] = [latest.current, calls.current]
    const abort = () => open.forEach((call) => call.abort())
    const endWithSession = sessionEnd.add(abort)
    form.isLeft = false
    return () => {
      form.isLeft = true
      leftQueue = undefined
      if ([...open.values()].every(({ signal }) => signal.aborted)) return endWithSession()
      leftCalls.signal.addEventListener('abort', abort)
      leftQueue = Promise.allSettled([form.queue]).finally(endWithSession)
      leftWork = Promise.allSettled([leftWork, leftQueue])
    }
  }, [])

  useEffect(() => {
    latest.current.media = media
  }, [media])

  const setPending = (next: readonly PendingFile[]) => {
    latest.current.pending = next
    setShown(next)
  }
  const removePending = (key: string) =>
    setPending(latest.current.pending.filter((pendingFile) => pendingFile.key !== key))

  async function prepare({ key, file }: PendingFile): Promise<void> {
    const call = calls.current.get(key)
    if (!call || call.signal.aborted) return
    try {
      const added = await draftMedia.add(draft.id, file, call.signal)
      if ('media' in added) {
        if (call.signal.aborted) return draftMedia.remove(added.media) // removed while it was being stored
        if (latest.current.isLeft) return addToLeft(draft, added.media)
        if (!fitTogether([...latest.current.media, added.media])) {
          void draftMedia.remove(added.media)
          removePending(key)
          return setFaults((now) => [...now, mediaMessages.tooLargeTogether(file.name)])
        }
        latest.current.media = [...latest.current.media, added.media] // the next file may be ready before this one is rendered
        latest.current.added.push({ id: added.media.id, file })
        removePending(key)
        return onAdded(added.media)
      }
      if (!added.canRetry) {
        removePending(key)
        return setFaults((now) => [...now, added.error])
      }
      const failed = added.error
      setPending(
        latest.current.pending.map((pendingFile) =>
          pendingFile.key === key ? { key, file, failed } : pendingFile,
        ),
      )
    } catch (error) {
      if (!isAbort(error)) throw error
    } finally {
      calls.current.delete(key)
    }
  }

  function start(pendingFile: PendingFile): void {
    calls.current.set(pendingFile.key, new AbortController())
    latest.current.queue = latest.current.queue.then(() => prepare(pendingFile))
  }

  /** Of more files than there are slots, prepares the first good ones, so that a refused file takes no slot. */
  async function startGood(chosen: readonly PendingFile[]): Promise<void> {
    const open = calls.current
    for (const { key } of chosen) open.set(key, new AbortController())
    const verdicts = await Promise.all(chosen.map(({ file }) => draftMedia.faultOf(file)))
    const good = chosen.filter(({ key }, at) => !verdicts[at] && !open.get(key)?.signal.aborted)
    for (const { key } of chosen) open.delete(key)
    if (latest.current.isLeft) return
    const others = latest.current.pending.filter((other) => !chosen.includes(other))
    // A slot that the golfer has cleared meanwhile is not filled again.
    const taken = good.slice(0, latest.current.pending.length - others.length)
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
    add(files) {
      const now = latest.current
      // A file that was removed from the draft can be added again.
      const inDraft = now.added.filter(({ id }) => media.some((ref) => ref.id === id))
      const present = [...inDraft, ...now.pending]
      const duplicates = files.filter((file) => present.some((other) => sameFile(file, other.file)))
      const fresh = files.filter((file) => !duplicates.includes(file))
      const { count, fault } = roomFor(media.length + now.pending.length, fresh.length)
      const isTooMany = fault !== undefined && count > 0
      const limit = fault && !isTooMany ? [fault] : []
      setFaults([...duplicates.map(({ name }) => mediaMessages.twice(name)), ...limit])
      const chosen = fresh.map((file) => ({ key: randomKey(), file }))
      const taken = chosen.slice(0, count)
      setPending([...now.pending, ...taken]) // Post waits for them from now on
      if (isTooMany) void startGood(chosen)
      else taken.forEach(start)
    },
    retry(key) {
      const pendingFile = latest.current.pending.find((other) => other.key === key)
      if (!pendingFile) return
      const { file } = pendingFile
      setPending(latest.current.pending.map((other) => (other.key === key ? { key, file } : other)))
      start({ key, file })
    },
    drop(key) {
      calls.current.get(key)?.abort()
      removePending(key)
    },
    dropAll() {
      calls.current.forEach((call) => call.abort())
      setPending([])
    },
  }
}
