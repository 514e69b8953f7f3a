import { useEffect, useRef, useState } from 'react'
import type { LinxItem } from '~/api/types'
import { unsentLabels } from '~/domain/messages/outbox'
import { notReadyMessages, scoreEntryMessages } from '~/domain/messages/score-entry'
import {
  playedDateFault,
  holesFault,
  isBeingTyped,
  isByHole,
  onNineHoles,
  playedNine,
  strokesToPost,
  whyNotReady,
} from '~/domain/scores/score-entry'
import { hasNineHoles } from '~/domain/scores/tee-list'
import { useHasRail, useIsLow, useIsPhone } from '~/platform/use-media'
import { Card, Cards } from '~/ui/layout/card'
import { dayText, isCalendarDay } from '~/domain/scores/played-date'
import { today } from '~/lib/clock'
import { useToday } from '~/platform/visibility'
import { randomKey } from '~/lib/random-key'
import { addIcons } from '~/ui/icons/icon'
import { lockIcons } from '~/ui/icons/lock-icons'
import { restoreFocus } from '~/ui/focus/focus'
import { useTitleFocus } from '~/ui/focus/use-focus'
import { Segmented } from '~/ui/fields/segmented'
import { Memo } from '~/ui/fields/text-area'
import type { EntryHabits } from '../draft/entry-habits'
import { type MediaRef, type ScoreDraft, MAX_NOTES_LENGTH } from '../draft/score-draft'
import { drafts, entryHabits } from '../draft/device-drafts'
import { isPartnerOpen } from '../draft/new-draft'
import { MediaField } from '../media/media-field'
import { PartnersField } from '../partners/partners-field'
import { PostedElsewhereNotice, usePostedElsewhere } from '../post/posted-elsewhere-notice'
import { SendingNotices, useWaiting } from '../post/sending-notices'
import { useSendState } from '../post/use-send-state'
import { useCheckedPost } from '../post/use-checked-post'
import { useHoldForMedia } from '../media/use-hold-for-media'
import { useAutosavedDraft, useOtherTabs } from '../draft/use-autosaved-draft'
import { useMediaFiles } from '../media/use-media-files'
import { RestoredLine, CourseHead } from './form-head'
import { PlayedFields } from './played-fields'
import { PostBar, PostSummary, PostInline, roundEnd } from './post-summary'
import styles from './score-form.module.css'
import { ScorePart } from './score-part'
import { SHOW_TO_OPTIONS } from './score-options'
import { TeePicker, useTees } from './tee-picker'
import { focusFault, useFieldFocus } from './use-field-focus'
import { useOnCourse } from './use-on-course'

type NotesFieldProps = { value: string; onChange: (notes: string) => void }

/** The golfer's notes about the round. */
const NotesField = ({ value, onChange }: NotesFieldProps) => (
  <Memo label="Notes" rows={3} max={MAX_NOTES_LENGTH} value={value} onChange={onChange} />
)

addIcons(lockIcons) // for who may see the score

const FORM_ID = 'score-form'

type Props = {
  initial: ScoreDraft
  /** The score was begun before this visit. */
  restored: boolean
  focusTotal: boolean
  /** The form was opened from a friend's item. */
  fromLinx: boolean
  recentPartners: EntryHabits['partners']
  myLinx: () => readonly LinxItem[]
  /** Removes the draft, with some seconds to undo. */
  onDiscard: (draft: ScoreDraft) => void
  /** Opens another draft, which is stored in place of this one. */
  onReplaced: () => void
  /** Opens a form for another round at the course, while this score waits for signal. */
  onAnother: () => void
  /** Another tab has made room for another round: this score is stored in this slot now. */
  onSetAside: (slot: string) => void
  /** The form replaces one that was left with a button, which is removed. */
  isReopened: boolean
}

/** The form of a score, and beside or below it what will be posted and the button. */
export function ScoreForm(props: Props) {
  const { initial, focusTotal, fromLinx, recentPartners, myLinx } = props
  const [restored] = useState(props.restored) // decided once, since the defaults change at midnight
  const [draftDay] = useState(isCalendarDay(initial.datePlayed) ? initial.datePlayed : today)
  const form = useRef<HTMLFormElement>(null)
  const { draft: typed, change, drop, takeOver } = useAutosavedDraft(initial)
  const tees = useTees(typed.course.courseId, typed.teeSetId)
  const isNineOnly = hasNineHoles(tees.all ?? [])
  const draft = isNineOnly ? { ...typed, entry: onNineHoles(typed.entry) } : typed
  const editMedia = (edit: (media: readonly MediaRef[]) => readonly MediaRef[]) =>
    change(({ media }) => ({ media: edit(media) }))
  const files = useMediaFiles({ draft, onAdded: (ref) => editMedia((media) => [...media, ref]) })
  const rail = useHasRail()
  const day = useToday() // the form may stay open (DAT-02, DAT-07)
  useOnCourse(draft.datePlayed === day)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [refused, setRefused] = useState<ScoreDraft>()
  const [left, setLeft] = useState(typed.entry)
  const sendState = useSendState(draft, initial.attempt)
  const { isSending, isAnotherSending, openAttempt, canSend, isKnownNotPosted } = sendState
  const waiting = useWaiting(draft, props.onSetAside)
  const elsewhere = usePostedElsewhere(draft)
  useOtherTabs(typed, async () => {
    if (isSending || elsewhere !== undefined) return
    if (await takeOver(files.pending.length > 0)) props.onReplaced()
  })
  const [refusal, setRefusal] = useState(initial.refusal)
  function onAccepted(): void {
    void entryHabits.remember(draft)
    drop() // the claim stores the draft as it is sent
    setRefusal(undefined)
  }
  useTitleFocus()
  useEffect(() => {
    if (props.isReopened) restoreFocus() // does nothing if a field has it
  }, [props.isReopened])
  useFieldFocus(form, isSending, { isLost: !canSend, isWaiting: waiting })
  const checked = useCheckedPost({ userId: draft.userId, myLinx, onAccepted })
  const isPhone = useIsPhone()
  const isLow = useIsLow()
  const inline = !rail && (isPhone || isLow) && isByHole(draft.entry)

  const tee = tees.all?.find(({ id }) => id === draft.teeSetId)
  const areTeesLoading = draft.teeSetId !== undefined && !tee && tees.isFetching
  const dateFault = playedDateFault(draft.datePlayed, day)
  const notReady = whyNotReady(draft.entry)
  const wrongHoles = notReady ? undefined : holesFault(draft.entry)
  const reason =
    (elsewhere ? notReadyMessages.elsewhere : waiting ? unsentLabels.waiting : notReady) ??
    (isAnotherSending ? notReadyMessages.another : undefined) ??
    (areTeesLoading ? notReadyMessages.teesLoading : undefined)

  const { held, hold } = useHoldForMedia({
    files,
    ready: draft.media.length,
    isBlocked: sendState.isAnotherOpen,
    post: (withoutPending) => submit({ withoutPending }),
    postLeft() {
      const request = requestToPost()
      return request && ((count) => checked.postLeft(request, count))
    },
  })

  /** Undefined when the score is not ready to be posted. */
  function requestToPost({ withoutMedia = false } = {}) {
    if (!tee || dateFault || !strokesToPost(draft.entry) || !canSend || waiting || elsewhere)
      return undefined
    return { draft, tee, ratings: tees.ratings, openAttempt, isKnownNotPosted, withoutMedia }
  }
  function submit({ withoutMedia = false, withoutPending = false } = {}): void {
    setWasSubmitted(true)
    setRefused(draft)
    const request = requestToPost({ withoutMedia })
    if (!request) {
      const ofTees = tees.all?.length ? 'tee' : 'tees'
      focusFault(form.current, wrongHoles ? 'hole' : dateFault ? 'datePlayed' : ofTees)
    } else if (isPartnerOpen(draft)) focusFault(form.current, 'partner')
    else if (withoutMedia || withoutPending || !hold()) checked.post(request)
  }
  const postWithoutMedia = () => submit({ withoutMedia: true })

  /** Makes what is typed a score of its own, without photos, which belong to the posted one. */
  async function keepAsNew(): Promise<void> {
    drop()
    files.dropAll()
    const id = randomKey()
    await drafts.save({ ...draft, id, media: [], attempt: undefined, refusal: undefined })
    props.onReplaced()
  }

  function discard(): void {
    drop()
    files.dropAll() // if they were stored later, the draft would be, too
    props.onDiscard(draft)
  }

  const post = {
    draft,
    tee,
    reason,
    isTyping: isBeingTyped(typed.entry, left),
    held,
    busy: isSending,
    disabled: reason !== undefined || !canSend,
  }
  return (
    <>
      <div className="page__main">
        <CourseHead course={draft.course} fromLinx={fromLinx} hasTees={tees.rated.isFetched} />
        <form
          id={FORM_ID}
          ref={form}
          data-stored
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {elsewhere ? (
            <PostedElsewhereNotice
              draft={draft}
              record={elsewhere}
              onKeep={() => void keepAsNew()}
            />
          ) : (
            <SendingNotices
              draft={draft}
              sendState={sendState}
              waiting={waiting}
              refusal={refusal}
              onAnother={props.onAnother}
              onWithoutMedia={canSend && !waiting ? postWithoutMedia : undefined}
            />
          )}
          <fieldset role="presentation" disabled={isSending || waiting || elsewhere !== undefined}>
            <Cards className={styles.cards}>
              {restored && (
                <RestoredLine
                  day={draftDay === day ? undefined : dayText(draftDay, day)}
                  canDiscard={!openAttempt && !waiting}
                  onDiscard={discard}
                />
              )}
              <ScorePart
                draft={draft}
                change={change}
                isNineOnly={isNineOnly}
                focusTotal={focusTotal}
                onLeave={() => setLeft(typed.entry)}
                end={roundEnd(
                  { ...post, form: FORM_ID },
                  rail ? 'rail' : inline ? 'inline' : 'bar',
                )}
              />
              <Card inside="section">
                <TeePicker
                  tees={tees}
                  nine={playedNine(draft.entry)}
                  chosen={tee?.id}
                  onChoose={(teeSetId) => change(() => ({ teeSetId }))}
                  error={wasSubmitted && !tee ? scoreEntryMessages.teesMissing : undefined}
                />
              </Card>
              <Card inside="section">
                <PlayedFields
                  draft={draft}
                  change={change}
                  today={day}
                  dateFault={dateFault}
                  wasSubmitted={wasSubmitted}
                />
              </Card>
              <Card inside="section">
                <NotesField value={draft.notes} onChange={(notes) => change(() => ({ notes }))} />
                <MediaField files={files} media={draft.media} onChange={editMedia} />
              </Card>
              <PartnersField
                draft={draft}
                change={change}
                refused={refused}
                recent={recentPartners}
              />
              <Card inside="section">
                <Segmented
                  legend="Show to"
                  name="show"
                  value={draft.showTo}
                  options={SHOW_TO_OPTIONS}
                  onChange={(showTo) => change(() => ({ showTo }))}
                />
                {inline && <PostInline {...post} form={FORM_ID} />}
              </Card>
            </Cards>
          </fieldset>
        </form>
        {checked.question}
      </div>
      {rail ? (
        <aside className="page__rail" aria-label="This score">
          <PostSummary {...post} form={FORM_ID} />
        </aside>
      ) : (
        !inline && <PostBar {...post} form={FORM_ID} />
      )}
    </>
  )
}
