import { useEffect, useState } from 'react'
import { dayText, isCalendarDay } from '~/domain/scores/played-date'
import { isByHole, playedNine, type ScoreEntry } from '~/domain/scores/score-entry'
import { today } from '~/lib/clock'
import { useHasRail, useIsLow, useIsPhone } from '~/platform/use-media'
import { Segmented } from '~/ui/fields/segmented'
import { LimitedTextArea } from '~/ui/fields/text-area'
import { restoreFocus } from '~/ui/focus/focus'
import { useTitleFocus } from '~/ui/focus/use-focus'
import { addIcons } from '~/ui/icons/icon'
import { lockIcons } from '~/ui/icons/lock-icons'
import { Card } from '~/ui/layout/card'
import { AfterFallback } from '~/ui/layout/lazy-part'
import type { EntryHabits } from '../draft/entry-habits'
import { MAX_NOTES_LENGTH, type ShowTo } from '../draft/score-draft'
import { MediaField } from '../media/media-field'
import { PartnersField } from '../partners/partners-field'
import { PostedElsewhereNotice } from '../post/posted-elsewhere-notice'
import { SendingNotices } from '../post/sending-notices'
import { CardsSkeleton, CourseHead, FormCardList, RestoredLine } from './form-head'
import { PlayedFields } from './played-fields'
import { PostBar, PostSummary, PostInline, roundEnd, type PostPlace } from './post-summary'
import { ScorePart } from './score-part'
import { TeePicker } from './tee-picker'
import { useFieldFocus } from './use-field-focus'
import { useOnCourse } from './use-on-course'
import { useScoreForm, type ScoreFormOptions, type ScoreFormState } from './use-score-form'

addIcons(lockIcons) // for who may see the score

const SHOW_TO_OPTIONS = [
  { value: 'Followers', label: 'Followers', icon: 'following' },
  { value: 'Private', label: 'Private', icon: 'lock' },
] as const satisfies readonly { value: ShowTo; label: string; icon: 'following' | 'lock' }[]

type Props = ScoreFormOptions & {
  /** The score was begun before this visit. */
  wasRestored: boolean
  /** The form was opened from a friend's item. */
  fromLinx: boolean
  habits: EntryHabits
  /** Opens a form for another round at the course, while this score waits for signal. */
  onAnother: () => void
  /** The form takes the place of another one, whose pressed button may have had the focus. */
  isReplacement: boolean
}

/** Where the form has its button. */
function usePostPlace(entry: ScoreEntry): PostPlace {
  const hasRail = useHasRail()
  const isPhone = useIsPhone()
  const isLow = useIsLow()
  if (hasRail) return 'rail'
  return (isPhone || isLow) && isByHole(entry) ? 'inline' : 'bar'
}

/** The form of a score, and beside or below it what will be posted and the button. */
export function ScoreForm(props: Props) {
  const state = useScoreForm(props)
  const { form, draft, day, sendState, isWaiting, post } = state
  const { isSending, canSend } = sendState
  const place = usePostPlace(draft.entry)
  useOnCourse(draft.datePlayed === day)
  useFieldFocus(form, isSending, { isLost: !canSend, isWaiting })
  return (
    <>
      <div className="page__main">
        <CourseHead
          course={draft.course}
          fromLinx={props.fromLinx}
          hasTees={state.tees.rated.isFetched}
        />
        <form
          id={post.form}
          ref={form}
          data-stored
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            state.submit()
          }}
        >
          <Notices state={state} onAnother={props.onAnother} />
          <fieldset
            role="presentation"
            disabled={isSending || isWaiting || state.postedElsewhere !== undefined}
          >
            {/* Only the cards, so that the form's state is read and its effects run in one task. */}
            <AfterFallback fallback={<CardsSkeleton />}>
              <FormCards
                state={state}
                place={place}
                initial={props.initial}
                wasRestored={props.wasRestored}
                isReplacement={props.isReplacement}
                habits={props.habits}
              />
            </AfterFallback>
          </fieldset>
        </form>
        {state.question}
      </div>
      {place === 'rail' && (
        <aside className="page__rail" aria-label="This score">
          <PostSummary {...post} />
        </aside>
      )}
      {place === 'bar' && (
        // With the cards: the total takes the cursor, which removes the tab bar below this one.
        <AfterFallback fallback={null}>
          <PostBar {...post} />
        </AfterFallback>
      )}
    </>
  )
}

type NoticesProps = { state: ScoreFormState } & Pick<Props, 'onAnother'>

/** What has become of the score: that another tab has posted it, or the state of sending it. */
function Notices({ state, onAnother }: NoticesProps) {
  const { draft, postedElsewhere, sendState, isWaiting, refusal } = state
  if (postedElsewhere)
    return (
      <PostedElsewhereNotice
        draft={draft}
        record={postedElsewhere}
        onKeep={() => void state.keepAsNew()}
      />
    )
  return (
    <SendingNotices
      draft={draft}
      sendState={sendState}
      isWaiting={isWaiting}
      refusal={refusal}
      onAnother={onAnother}
      onWithoutMedia={state.submitWithoutMedia}
    />
  )
}

type CardsProps = { state: ScoreFormState; place: PostPlace } & Pick<
  Props,
  'initial' | 'wasRestored' | 'isReplacement' | 'habits'
>

/** The fields of the score. */
function FormCards({ state, place, habits, ...props }: CardsProps) {
  const { draft, change, day, submitted, post } = state
  const { isReplacement } = props
  const { datePlayed } = props.initial
  const [wasRestored] = useState(props.wasRestored) // decided once, since the defaults change at midnight
  const [draftDay] = useState(isCalendarDay(datePlayed) ? datePlayed : today)
  useTitleFocus()
  useEffect(() => {
    if (isReplacement) restoreFocus() // does nothing if a field has it
  }, [isReplacement])
  return (
    <FormCardList>
      {wasRestored && (
        <RestoredLine
          day={draftDay === day ? undefined : dayText(draftDay, day)}
          canDiscard={!state.sendState.openAttempt && !state.isWaiting}
          onDiscard={state.discard}
        />
      )}
      <ScorePart
        draft={draft}
        change={change}
        isNineOnly={state.isNineOnly}
        focusTotal={!wasRestored}
        onLeave={state.leaveField}
        end={roundEnd(post, place)}
      />
      <Card inside="section">
        <TeePicker
          tees={state.tees}
          expected={habits.course?.tees}
          nine={playedNine(draft.entry)}
          chosen={post.tee?.id}
          onChoose={(teeSetId) => change(() => ({ teeSetId }))}
          error={state.teesFault}
        />
      </Card>
      <Card inside="section">
        <PlayedFields
          draft={draft}
          change={change}
          today={day}
          dateFault={state.dateFault}
          wasSubmitted={submitted !== undefined}
        />
      </Card>
      <Card inside="section">
        <LimitedTextArea
          label="Notes"
          rows={3}
          max={MAX_NOTES_LENGTH}
          value={draft.notes}
          onChange={(notes) => change(() => ({ notes }))}
        />
        <MediaField files={state.files} media={draft.media} onChange={state.editMedia} />
      </Card>
      <PartnersField draft={draft} change={change} submitted={submitted} recent={habits.partners} />
      <Card inside="section">
        <Segmented
          legend="Show to"
          name="show"
          value={draft.showTo}
          options={SHOW_TO_OPTIONS}
          onChange={(showTo) => change(() => ({ showTo }))}
        />
        {place === 'inline' && <PostInline {...post} />}
      </Card>
    </FormCardList>
  )
}
