import { createStore } from 'zustand/vanilla'
import { mediaMessages } from '~/domain/messages/score-media'
import { MAX_MEDIA, roomFor } from '~/domain/scores/score-media'
import { isAbort } from '~/lib/abort'
import { createTurns } from '~/lib/deferred'
import { randomKey } from '~/lib/random-key'
import { draftMedia } from '../draft/device-drafts'
import type { MediaRef, ScoreDraft } from '../draft/score-draft'

/** A chosen file being prepared, or one that failed and can be retried. `call` is aborted when it is removed. */
export type PendingFile = { key: string; file: File; call: AbortController; failed?: string }

/** The chosen files that are not in the draft yet, in the order of choice. */
export type ShownFiles = {
  pending: readonly PendingFile[]
  /** Messages about files that were not added. */
  faults: readonly string[]
}

/** Whether two files look the same by name and size, without reading them. */
const isSameFile = (a: File, b: File): boolean => a.name === b.name && a.size === b.size

type Parts = {
  /** The draft, with the files that are in it. */
  draft: () => ScoreDraft
  /** Receives a prepared file, which is pending until `finish` is called. The next file is prepared when it resolves. */
  onPrepared: (media: MediaRef, pendingFile: PendingFile) => Promise<void>
}

/** Prepares the chosen files of a draft one after the other, since phones lack the memory for three photos at once. */
export function createFileQueue({ draft, onPrepared }: Parts) {
  const shown = createStore<ShownFiles>(() => ({ pending: [], faults: [] }))
  const inTurn = createTurns()
  /** The files that were prepared during this visit, by their ids in the draft. */
  const prepared: { id: string; file: File }[] = []
  let isCanceled = false

  const pendingNow = () => shown.getState().pending
  const addFaults = (messages: readonly string[]) =>
    shown.setState(({ faults }) => ({ faults: [...faults, ...messages] }))
  const replace = (next: PendingFile) =>
    shown.setState(({ pending }) => ({
      pending: pending.map((one) => (one.key === next.key ? next : one)),
    }))

  /** The file is not pending any more: it was added or removed, or `fault` says why it is not added. */
  function finish(key: string, fault?: string): void {
    shown.setState(({ pending }) => ({ pending: pending.filter((one) => one.key !== key) }))
    if (fault) addFaults([fault])
  }

  async function prepare(pendingFile: PendingFile): Promise<void> {
    const { key, file, call } = pendingFile
    if (call.signal.aborted) return
    const result = await draftMedia.add(draft().id, file, call.signal)
    if ('media' in result) {
      if (call.signal.aborted) return draftMedia.remove(result.media) // removed while it was being stored
      prepared.push({ id: result.media.id, file })
      return onPrepared(result.media, pendingFile)
    }
    if (result.canRetry) replace({ ...pendingFile, failed: result.error })
    else finish(key, result.error)
  }

  const start = (pendingFile: PendingFile): void =>
    void inTurn(() => prepare(pendingFile)).catch((error: unknown) => {
      if (!isAbort(error)) throw error
    })

  /** Of more files than there are slots, prepares the first good ones, so that a refused file takes no slot. */
  async function startGood(chosen: readonly PendingFile[]): Promise<void> {
    const verdicts = await Promise.all(chosen.map(({ file }) => draftMedia.faultOf(file)))
    if (isCanceled) return
    const good = chosen.filter(({ call }, at) => !verdicts[at] && !call.signal.aborted)
    const others = pendingNow().filter((other) => !chosen.includes(other))
    const slots = pendingNow().length - others.length // one that the golfer has cleared meanwhile is not filled again
    const started = good.slice(0, slots)
    shown.setState({ pending: [...others, ...started] })
    addFaults(verdicts.filter((verdict) => verdict !== undefined))
    const { fault } = started.length > 0 ? roomFor(MAX_MEDIA - started.length, good.length) : {}
    if (fault) addFaults([fault])
    started.forEach(start)
  }

  return {
    shown,
    finish,

    /** Starts to prepare chosen files, at most as many as there are slots. Those that are chosen already are left out. */
    add(files: readonly File[]): void {
      const { media } = draft()
      // A file that was removed from the draft can be added again.
      const inDraft = prepared.filter(({ id }) => media.some((ref) => ref.id === id))
      const present = [...inDraft, ...pendingNow()]
      const isTwice = (file: File) => present.some((other) => isSameFile(file, other.file))
      const chosen = files
        .filter((file) => !isTwice(file))
        .map((file) => ({ key: randomKey(), file, call: new AbortController() }))
      const { count, fault } = roomFor(media.length + pendingNow().length, chosen.length)
      const fitting = chosen.slice(0, count)
      shown.setState(({ pending }) => ({
        pending: [...pending, ...fitting], // Post waits for them from now on
        faults: files.filter(isTwice).map(({ name }) => mediaMessages.twice(name)),
      }))
      if (!fault) fitting.forEach(start)
      else if (count > 0) void startGood(chosen)
      else addFaults([fault])
    },

    /** Tries a failed file again. */
    retry(key: string): void {
      const failed = pendingNow().find((one) => one.key === key)
      if (!failed) return
      const again = { key, file: failed.file, call: new AbortController() }
      replace(again)
      start(again)
    },

    /** Removes a file that is not prepared yet. */
    drop(key: string): void {
      pendingNow()
        .find((one) => one.key === key)
        ?.call.abort()
      finish(key)
    },

    /** Stops for good: the session has ended, or the draft is discarded. The files stay pending, so that Post keeps waiting. */
    cancel(): void {
      isCanceled = true
      for (const { call } of pendingNow()) call.abort()
    },
    isCanceled: () => isCanceled,

    /** Resolves when the files chosen so far are prepared or have failed. */
    whenDone: (): Promise<void> => inTurn(async () => {}),
  }
}
