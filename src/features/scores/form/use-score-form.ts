import { useRef, useState, type ReactNode, type RefObject } from 'react'
import type { LinxItem } from '~/api/types'
import { unsentLabels } from '~/domain/messages/outbox'
import { notReadyMessages, scoreEntryMessages } from '~/domain/messages/score-entry'
import {
  playedDateFault,
  isBeingTyped,
  isByHole,
  onNineHoles,
  strokesToPost,
  whyNotReady,
} from '~/domain/scores/score-entry'
import { hasNineHoles } from '~/domain/scores/tee-list'
import { randomKey } from '~/lib/random-key'
import { useToday } from '~/platform/visibility'
import { drafts, entryHabits } from '../draft/device-drafts'
import { isPartnerOpen } from '../draft/new-draft'
import type { MediaRef, PostedRecord, ScoreDraft } from '../draft/score-draft'
import { useAutosavedDraft, useOtherTabs, type ChangeDraft } from '../draft/use-autosaved-draft'
import { usePostWhenReady } from '../media/use-post-when-ready'
import { useMediaFiles, type MediaFiles } from '../media/use-media-files'
import { usePostedElsewhere } from '../post/posted-elsewhere-notice'
import { useWaiting } from '../post/sending-notices'
import { useCheckedPost } from '../post/use-checked-post'
import { useSendState, type SendState } from '../post/use-send-state'
import type { PostProps } from './post-summary'
import { useTees, type Tees } from './tee-picker'
import { focusFault } from './use-field-focus'

/** The draft that a form begins with, and what its page does for it. */
export type ScoreFormOptions = {
  initial: ScoreDraft
  /** The golfer's own rounds, as far as they have been loaded already. */
  myLinx: () => readonly LinxItem[]
  /** Removes the draft, with some seconds to undo. */
  onDiscard: (draft: ScoreDraft) => void
  /** Opens another draft, which is stored in this slot. */
  onReplaced: (slot: string | undefined) => void
  /** Another tab has made room for another round: this score is stored in this slot now. */
  onSetAside: (slot: string) => void
}

type EditMedia = (media: readonly MediaRef[]) => readonly MediaRef[]

/** What a score form shows, and what its controls do. */
export type ScoreFormState = {
  form: RefObject<HTMLFormElement | null>
  draft: ScoreDraft
  change: ChangeDraft
  editMedia: (edit: EditMedia) => void
  /** The photos and videos that are not in the draft yet. */
  files: MediaFiles
  /** The golfer's own calendar day. */
  day: string
  tees: Tees
  /** The course has nine holes. */
  isNineOnly: boolean
  sendState: SendState
  /** The score waits for signal. */
  isWaiting: boolean
  /** What another tab has posted of this score. */
  postedElsewhere: PostedRecord | undefined
  /** Why the score was not posted when it was sent in the background. */
  refusal: string | undefined
  /** The score when Post was pressed; undefined before. */
  submitted: ScoreDraft | undefined
  dateFault: string | undefined
  teesFault: string | undefined
  /** What will be posted, and the state of the button. */
  post: PostProps
  /** The dialog that asks about a likely mistake. */
  question: ReactNode
  submit: () => void
  /** Undefined if the score cannot be posted now. */
  submitWithoutMedia: (() => void) | undefined
  /** Call it when the field of a total or a nine is left. */
  leaveField: () => void
  keepAsNew: () => Promise<void>
  discard: () => void
}

/** The state of a score form: the draft, whether it can be posted, and what Post and the other buttons do. */
export function useScoreForm(options: ScoreFormOptions): ScoreFormState {
  const { initial, myLinx, onReplaced } = options
  const form = useRef<HTMLFormElement>(null)
  const { draft: typed, change, drop, takeOver } = useAutosavedDraft(initial)
  const tees = useTees(typed.course.courseId, typed.teeSetId)
  const isNineOnly = hasNineHoles(tees.all ?? [])
  const draft = isNineOnly ? { ...typed, entry: onNineHoles(typed.entry) } : typed
  const editMedia = (edit: EditMedia) => change(({ media }) => ({ media: edit(media) }))
  const files = useMediaFiles({ draft, onAdded: (ref) => editMedia((media) => [...media, ref]) })
  const day = useToday() // the form may stay open (DAT-02, DAT-07)
  const [submitted, setSubmitted] = useState<ScoreDraft>()
  const [leftEntry, setLeftEntry] = useState(typed.entry)
  const [refusal, setRefusal] = useState(initial.refusal)

  const sendState = useSendState(draft, initial.attempt)
  const { isSending, openAttempt, canSend } = sendState
  const isWaiting = useWaiting(draft, options.onSetAside)
  const postedElsewhere = usePostedElsewhere(draft)
  useOtherTabs(typed, async () => {
    if (isSending || postedElsewhere) return
    if (await takeOver(files.pending.length > 0)) onReplaced(typed.slot)
  })
  const checked = useCheckedPost({
    userId: draft.userId,
    myLinx,
    onAccepted() {
      void entryHabits.remember(draft, tees.choice?.own.length)
      drop() // the claim stores the draft as it is sent
      setRefusal(undefined)
    },
  })

  const tee = tees.all?.find(({ id }) => id === draft.teeSetId)
  const dateFault = playedDateFault(draft.datePlayed, day)

  function whyDisabled(): string | undefined {
    if (postedElsewhere) return notReadyMessages.postedElsewhere
    if (isWaiting) return unsentLabels.waiting
    const notReady = whyNotReady(draft.entry)
    if (notReady) return notReady
    if (sendState.isAnotherSending) return notReadyMessages.another
    const areTeesLoading = draft.teeSetId !== undefined && !tee && tees.isFetching
    return areTeesLoading ? notReadyMessages.teesLoading : undefined
  }

  /** What is posted; undefined when the score is not ready. */
  function createRequest({ withoutMedia = false } = {}) {
    if (isWaiting || postedElsewhere || !canSend) return undefined
    if (!tee || dateFault || !strokesToPost(draft.entry)) return undefined
    const { isKnownNotPosted } = sendState
    return { draft, tee, ratings: tees.ratings, openAttempt, isKnownNotPosted, withoutMedia }
  }

  function focusFaultyField(): void {
    if (!strokesToPost(draft.entry))
      focusFault(form.current, isByHole(draft.entry) ? 'hole' : 'score')
    else if (dateFault) focusFault(form.current, 'datePlayed')
    else if (!tee) focusFault(form.current, tees.all?.length ? 'tee' : 'tees')
  }

  const { postponed, postponeIfNeeded } = usePostWhenReady({
    files,
    readyCount: draft.media.length,
    isBlocked: sendState.isAnotherOpen,
    post: (withoutPending) => submit({ withoutPending }),
    preparePost() {
      const request = createRequest()
      return request && ((count) => checked.postWhenClosed(request, count))
    },
  })

  function submit({ withoutMedia = false, withoutPending = false } = {}): void {
    setSubmitted(draft)
    const request = createRequest({ withoutMedia })
    if (!request) focusFaultyField()
    else if (isPartnerOpen(draft)) focusFault(form.current, 'partner')
    else if (withoutMedia || withoutPending || !postponeIfNeeded()) checked.post(request)
  }

  /** Makes what is typed a score of its own, without photos, which belong to the posted one. */
  async function keepAsNew(): Promise<void> {
    drop()
    files.cancel()
    const id = randomKey()
    const kept = { ...draft, id, media: [], attempt: undefined, refusal: undefined }
    onReplaced(await drafts.save(kept)) // the other tab may have begun another score in its place
  }

  function discard(): void {
    drop()
    files.cancel() // if they were stored later, the draft would be, too
    options.onDiscard(draft)
  }

  const reason = whyDisabled()
  return {
    form,
    draft,
    change,
    editMedia,
    files,
    day,
    tees,
    isNineOnly,
    sendState,
    isWaiting,
    postedElsewhere,
    refusal,
    submitted,
    dateFault,
    teesFault: submitted && !tee ? scoreEntryMessages.teesMissing : undefined,
    post: {
      draft,
      tee,
      reason,
      isTyping: isBeingTyped(typed.entry, leftEntry),
      postponed: whyNotReady(draft.entry) ? undefined : postponed, // what is missing is said instead
      busy: isSending,
      disabled: reason !== undefined || !canSend,
      form: 'score-form',
    },
    question: checked.question,
    submit,
    submitWithoutMedia: canSend && !isWaiting ? () => submit({ withoutMedia: true }) : undefined,
    leaveField: () => setLeftEntry(typed.entry),
    keepAsNew,
    discard,
  }
}
