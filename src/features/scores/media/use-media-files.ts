import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'
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
  /** A post was postponed when the form of this draft was left; it is postponed in this form from now on. */
  resumedPostponement: Postponement | undefined
  /**
   * Runs the postponed post of a form that is left when its files are in its draft or have failed; not if a form of the draft
   * opens before. Returns false, and never runs it, if the session has ended or the draft is discarded.
   */
  postLater: (postponement: Postponement, post: () => Promise<void>) => boolean
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

/** When Post was pressed before all files were ready: how many files the score will have, and the messages of the files. */
export type Postponement = { fileCount: number; faults: readonly string[] }

/** By the id of the draft. A preparation goes on while the form of its draft is closed. */
const preparations = new Map<string, Preparation>()
sessionEnd.add(() => {
  for (const preparation of preparations.values()) preparation.cancel()
  preparations.clear()
})

/** What closed forms still write to their drafts, one after the other. */
let closedFormWrites: Promise<unknown> = Promise.resolve()
function writeForClosedForm<T>(write: () => Promise<T>): Promise<T> {
  const writing = closedFormWrites.then(write)
  closedFormWrites = Promise.allSettled([writing])
  return writing
}

/** Call before a draft is read. Resolves when no closed form writes to it any more. */
export const waitForClosedForms = (): Promise<unknown> => closedFormWrites

const loadStored = ({ userId, course, slot }: ScoreDraft): Promise<ScoreDraft | undefined> =>
  drafts.load(userId, String(course.courseId), slot)

/** Stores a draft that has nothing but files that are not ready, unless another tab has begun a score in its place. */
async function storeForFiles(draft: ScoreDraft): Promise<void> {
  const now = await loadStored(draft)
  if (!now || isEmptyDraft(now)) await drafts.save(draft)
}

/**
 * Adds a file to the stored draft of a closed form, unless the score was sent or discarded meanwhile. Resolves with false
 * if the files of the score would be too large together.
 */
async function addToStoredDraft(draft: ScoreDraft, ref: MediaRef): Promise<boolean> {
  const now = await loadStored(draft)
  const isOpen = now?.id === draft.id && !now.waiting && !now.attempt
  if (isOpen && !fitTogether([...now.media, ref])) return false
  if (isOpen) await drafts.save({ ...now, media: [...now.media, ref] })
  else await draftMedia.remove(ref)
  return true
}

type Preparation = ReturnType<typeof createPreparation>

/** Prepares the files of a draft one after the other, since phones lack the memory for three photos at once. */
function createPreparation(first: ScoreDraft) {
  const shown = createStore<Pick<MediaFiles, 'pending' | 'faults'>>(() => ({
    pending: [],
    faults: [],
  }))
  const added: Added[] = []
  const calls = new Map<string, AbortController>()
  let draft = first
  let media = first.media
  /** Adds a file to the draft on the screen; undefined while its form is closed. */
  let onAdded: ((ref: MediaRef) => void) | undefined
  /** The files that were added to the stored draft while its form was closed. */
  let addedWhileClosed: MediaRef[] = []
  /** Resolves when the form that has opened has these files. */
  let handover: Promise<unknown> = Promise.resolve()
  let queue: Promise<unknown> = Promise.resolve()
  let postponementOfClosedForm: Postponement | undefined
  /** The session has ended, or the draft is discarded. */
  let isCanceled = false

  const setPending = (next: readonly PendingFile[]) => shown.setState({ pending: next })
  const setFaults = (next: (before: readonly string[]) => readonly string[]) =>
    shown.setState((now) => ({ faults: next(now.faults) }))
  const pendingNow = () => shown.getState().pending
  const removePending = (key: string) =>
    setPending(pendingNow().filter((pendingFile) => pendingFile.key !== key))
  function cancel(): void {
    isCanceled = true
    calls.forEach((call) => call.abort())
  }

  async function prepare({ key, file }: PendingFile): Promise<void> {
    const call = calls.get(key)
    if (!call || call.signal.aborted) return
    try {
      const result = await draftMedia.add(draft.id, file, call.signal)
      if ('media' in result) {
        if (call.signal.aborted) return draftMedia.remove(result.media) // removed while it was being stored
        return await add(result.media, { key, file })
      }
      if (!result.canRetry) {
        removePending(key)
        return setFaults((now) => [...now, result.error])
      }
      const failed = result.error
      setPending(
        pendingNow().map((pendingFile) =>
          pendingFile.key === key ? { key, file, failed } : pendingFile,
        ),
      )
    } catch (error) {
      if (!isAbort(error)) throw error
    } finally {
      calls.delete(key)
    }
  }

  function refuse(ref: MediaRef, file: File): void {
    void draftMedia.remove(ref)
    setFaults((now) => [...now, mediaMessages.tooLargeTogether(file.name)])
  }

  /** Adds a prepared file to the draft on the screen, or to the stored one. */
  async function add(ref: MediaRef, { key, file }: PendingFile): Promise<void> {
    if (!onAdded) {
      addedWhileClosed.push(ref)
      if (!(await writeForClosedForm(() => addToStoredDraft(draft, ref)))) refuse(ref, file)
      await handover // a postponed post counts the files
      return removePending(key)
    }
    removePending(key)
    if (!fitTogether([...media, ref])) return refuse(ref, file)
    media = [...media, ref] // the next file may be ready before this one is rendered
    added.push({ id: ref.id, file })
    onAdded(ref)
  }

  function start(pendingFile: PendingFile): void {
    calls.set(pendingFile.key, new AbortController())
    queue = queue.then(() => prepare(pendingFile))
  }

  /** Of more files than there are slots, prepares the first good ones, so that a refused file takes no slot. */
  async function startGood(chosen: readonly PendingFile[]): Promise<void> {
    for (const { key } of chosen) calls.set(key, new AbortController())
    const verdicts = await Promise.all(chosen.map(({ file }) => draftMedia.faultOf(file)))
    const good = chosen.filter(({ key }, at) => !verdicts[at] && !calls.get(key)?.signal.aborted)
    for (const { key } of chosen) calls.delete(key)
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

  const preparation = {
    shown,
    cancel,
    getPostponement: () => postponementOfClosedForm,
    /** Receives what the open form has rendered. */
    update(form: Options): void {
      draft = form.draft
      media = draft.media
      onAdded = form.onAdded
    },
    /** The form has opened. It adds what its draft lacks, since it was read before; unless another tab has removed it. */
    open({ onAdded: addToForm }: Options): void {
      preparations.set(draft.id, preparation)
      postponementOfClosedForm = undefined
      const missing = addedWhileClosed.filter(({ id }) => media.every((ref) => ref.id !== id))
      addedWhileClosed = []
      handover = Promise.all(
        missing.map(async (ref) => {
          if (await draftMedia.read(ref)) addToForm(ref)
        }),
      )
    },
    /** The form was closed. Files that are not ready go to its draft, or to the form that opens it again (R7). */
    close(): void {
      onAdded = undefined
      if (pendingNow().length === 0) preparations.delete(draft.id)
      // A draft with only these files is not stored yet.
      else if (isEmptyDraft(draft) && preparations.has(draft.id))
        void writeForClosedForm(() => storeForFiles(draft))
    },
    postLater(postponement: Postponement, post: () => Promise<void>): boolean {
      if (isCanceled) return false
      const done = blockReload()
      postponementOfClosedForm = postponement
      const goOn = async () => {
        if (postponementOfClosedForm !== postponement) return
        postponementOfClosedForm = undefined
        await writeForClosedForm(post)
      }
      void queue.then(goOn).finally(done)
      return true
    },
    add(files: readonly File[]): void {
      // A file that was removed from the draft can be added again.
      const inDraft = added.filter(({ id }) => media.some((ref) => ref.id === id))
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
    retry(key: string): void {
      const pendingFile = pendingNow().find((other) => other.key === key)
      if (!pendingFile) return
      const { file } = pendingFile
      setPending(pendingNow().map((other) => (other.key === key ? { key, file } : other)))
      start({ key, file })
    },
    drop(key: string): void {
      calls.get(key)?.abort()
      removePending(key)
    },
    dropAll(): void {
      cancel()
      setPending([])
    },
  }
  return preparation
}

/** The files of the draft that a form shows; they are prepared further when the form is left. */
export function useMediaFiles(options: Options): MediaFiles {
  const { draft } = options
  const [preparation] = useState(() => preparations.get(draft.id) ?? createPreparation(draft))
  const [resumedPostponement] = useState(preparation.getPostponement)
  const { pending, faults } = useStore(preparation.shown)

  useEffect(() => preparation.update(options))
  const open = useEffectEvent(() => preparation.open(options))
  useEffect(() => {
    open()
    return () => preparation.close()
  }, [draft.id, preparation])

  const { postLater, add, retry, drop, dropAll } = preparation
  return { pending, faults, resumedPostponement, postLater, add, retry, drop, dropAll }
}
