import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand/react'
import { sessionEnd } from '~/api/events'
import { mediaMessages } from '~/domain/messages/score-media'
import { fitTogether } from '~/domain/scores/score-media'
import { blockReload } from '~/lib/before-reload'
import { createTurns } from '~/lib/deferred'
import type { MediaRef, ScoreDraft } from '../draft/score-draft'
import { draftMedia, drafts } from '../draft/device-drafts'
import { isEmptyDraft } from '../draft/new-draft'
import { createFileQueue, type PendingFile, type ShownFiles } from './file-queue'

/** When Post was pressed before all files were ready: how many files the score will have, and the messages of the files. */
export type Postponement = { fileCount: number; faults: readonly string[] }

/** The files of a score that are not in its draft yet. */
export type MediaFiles = ShownFiles & {
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
  /** Stops for good, since the draft is discarded. */
  cancel: () => void
}

type Options = {
  draft: ScoreDraft
  /** Adds a file to the draft on the screen. */
  onAdded: (ref: MediaRef) => void
}

type Preparation = ReturnType<typeof createPreparation>

/** By the id of the draft. A preparation goes on while the form of its draft is closed. */
const preparations = new Map<string, Preparation>()
sessionEnd.add(() => {
  for (const preparation of preparations.values()) preparation.cancel()
})

/** What closed forms still write to their drafts, one after the other. */
const writeForClosedForm = createTurns()

/** Call before a draft is read. Resolves when no closed form writes to it any more. */
export const waitForClosedForms = (): Promise<void> => writeForClosedForm(async () => {})

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

/** Adds the files of a draft to it when they are prepared: to the draft on the screen, or to the stored one of a closed form. */
function createPreparation(first: ScoreDraft) {
  /** The draft as the form has rendered it, with the files added since. */
  let draft = first
  /** Undefined while the form is closed. */
  let onAdded: Options['onAdded'] | undefined
  /** The files that were added to the stored draft while its form was closed. */
  let addedWhileClosed: MediaRef[] = []
  /** Resolves when the form that has opened has these files. */
  let handover: Promise<unknown> = Promise.resolve()
  let postponementOfClosedForm: Postponement | undefined
  const queue = createFileQueue({ draft: () => draft, onPrepared })

  async function onPrepared(ref: MediaRef, pendingFile: PendingFile): Promise<void> {
    if (onAdded) addToForm(ref, pendingFile, onAdded)
    else await addForClosedForm(ref, pendingFile)
  }

  function addToForm(ref: MediaRef, pendingFile: PendingFile, show: Options['onAdded']): void {
    if (!fitTogether([...draft.media, ref])) return refuse(ref, pendingFile)
    draft = { ...draft, media: [...draft.media, ref] } // the next file may be ready before this one is rendered
    show(ref)
    queue.finish(pendingFile.key)
  }

  async function addForClosedForm(ref: MediaRef, pendingFile: PendingFile): Promise<void> {
    addedWhileClosed.push(ref)
    const isAdded = await writeForClosedForm(() => addToStoredDraft(draft, ref))
    if (!isAdded) return refuse(ref, pendingFile)
    await handover // a postponed post counts the files
    queue.finish(pendingFile.key)
  }

  function refuse(ref: MediaRef, { key, file }: PendingFile): void {
    void draftMedia.remove(ref)
    queue.finish(key, mediaMessages.tooLargeTogether(file.name))
  }

  const preparation = {
    queue,
    getPostponement: () => postponementOfClosedForm,

    /** Receives what the open form has rendered. */
    update(form: Options): void {
      draft = form.draft
      onAdded = form.onAdded
    },

    /** The form has opened. It adds what its draft lacks, since it was read before; unless another tab has removed it. */
    open({ onAdded: show }: Options): void {
      preparations.set(draft.id, preparation)
      postponementOfClosedForm = undefined
      const missing = addedWhileClosed.filter(({ id }) => draft.media.every((ref) => ref.id !== id))
      addedWhileClosed = []
      handover = Promise.all(
        missing.map(async (ref) => {
          if (await draftMedia.read(ref)) show(ref)
        }),
      )
    },

    /** The form was closed. Files that are not ready go to its draft, or to the form that opens it again (R7). */
    close(): void {
      onAdded = undefined
      if (queue.isCanceled()) return
      if (queue.shown.getState().pending.length === 0) preparations.delete(draft.id)
      // A draft with only these files is not stored yet.
      else if (isEmptyDraft(draft)) void writeForClosedForm(() => storeForFiles(draft))
    },

    postLater(postponement: Postponement, post: () => Promise<void>): boolean {
      if (queue.isCanceled()) return false
      const unblockReload = blockReload()
      postponementOfClosedForm = postponement
      async function postUnlessOpened(): Promise<void> {
        await queue.whenDone()
        if (postponementOfClosedForm !== postponement) return
        postponementOfClosedForm = undefined
        await writeForClosedForm(post)
      }
      void postUnlessOpened().finally(unblockReload)
      return true
    },

    cancel(): void {
      queue.cancel()
      preparations.delete(draft.id)
    },
  }
  return preparation
}

/** The files of the draft that a form shows; they are prepared further when the form is left. */
export function useMediaFiles(options: Options): MediaFiles {
  const { draft } = options
  const [preparation] = useState(() => preparations.get(draft.id) ?? createPreparation(draft))
  const [resumedPostponement] = useState(preparation.getPostponement)
  const { queue, postLater, cancel } = preparation
  const { pending, faults } = useStore(queue.shown)

  useEffect(() => preparation.update(options))
  const open = useEffectEvent(() => preparation.open(options))
  useEffect(() => {
    open()
    return () => preparation.close()
  }, [draft.id, preparation])

  const { add, retry, drop } = queue
  return { pending, faults, resumedPostponement, postLater, add, retry, drop, cancel }
}
