import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createStore } from 'zustand/vanilla'
import { Link } from '~/ui/actions/link'
import type { LinxItem } from '~/api/types'
import {
  type CourseRef,
  type DetailsReading,
  isFromPicker,
  isPostedEntry,
  readDetailsState,
  slotOf,
} from '~/domain/scores/details-state'
import { recentCourseLink } from '~/features/courses/course-links'
import { courses } from '~/features/courses/queries'
import { paths } from '~/routing/paths'
import { CourseMap } from '~/ui/art/course-map'
import { buttonClass } from '~/ui/actions/button'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Masthead } from '~/ui/layout/masthead'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { toasts } from '~/ui/feedback/toasts'
import { draftMedia, drafts, entryHabits } from '../draft/device-drafts'
import type { EntryHabits } from '../draft/entry-habits'
import type { ScoreDraft } from '../draft/score-draft'
import { waitForClosedForms } from '../media/use-media-files'
import { isEmptyDraft, isUntouched, newDraft, withCurrentRound } from '../draft/new-draft'
import { focusRestored } from '../unsent/unsent'
import { CourseHead, FormSkeleton } from './form-head'
import { ScoreForm } from './score-form'

/** The details page without a usable course: the reason and a link to the picker (SCR-13). */
const CourseMissing = ({ message }: { message: string }) => (
  <div className="page__main">
    <div className="gutter">
      <Masthead title="Post a score" />
    </div>
    <EmptyState art={<CourseMap />} title={message}>
      <p>Choose the course again and the form will open.</p>
      <Link className={buttonClass('primary')} to={paths.postScore()}>
        Choose a course
      </Link>
    </EmptyState>
  </div>
)

/** Where Forward or a reload leads after a post. */
const AlreadyPosted = ({ course }: { course: CourseRef }) => (
  <div className="page__main">
    <CourseHead course={course} fromLinx={false} hasTees={false} />
    <EmptyState art={<CourseMap />} title={scoreEntryMessages.posted}>
      <p>{scoreEntryMessages.anotherRound}</p>
      <Link className={buttonClass('primary')} to={paths.linx('My Linx')}>
        {scoreEntryMessages.seeIt}
      </Link>
    </EmptyState>
  </div>
)

type Props = {
  userId: number
  /** As in the URL. */
  courseId: string
  /** The router's state, whatever it is. */
  state: unknown
  /** The golfer's own rounds, as far as they have been loaded already. */
  myLinx: () => readonly LinxItem[]
}

/** The time to undo, in milliseconds; longer than elsewhere, since a card of 18 holes is a lot to lose. */
const DISCARD_UNDO_MS = 10_000

/** A discarded draft that Undo has stored again, and the slot it is stored in now. */
type Undone = { draft: ScoreDraft; stored: string | undefined }

/** The Undo of a Discard, for the form that is open. */
const lastUndone = createStore<{ undone?: Undone | undefined }>(() => ({}))

/**
 * Removes a draft and opens a new form with the same tees. Undo stores the draft again, with its photos and videos, and shows it
 * if a form of its course is open then; if another score has been typed since, it is stored in a slot of its own.
 */
async function discard(draft: ScoreDraft, reopen: (teeSetId?: number) => void): Promise<void> {
  const files = await Promise.all(
    draft.media.map(async (ref) => ({ ref, file: await draftMedia.read(ref) })),
  )
  async function undo(): Promise<void> {
    for (const { ref, file } of files) if (file) await draftMedia.restore(ref, file)
    focusRestored(draft.id)
    lastUndone.setState({ undone: { draft, stored: await drafts.save(draft) } })
    lastUndone.setState({ undone: undefined }) // no longer needed, and the next golfer must not get it (R10)
  }
  await drafts.discard(draft)
  reopen(draft.teeSetId)
  toasts.show({
    message: scoreEntryMessages.discarded,
    ms: DISCARD_UNDO_MS,
    undo: () => void undo(),
  })
}

/** The draft stored for the page, and the golfer's habits. Read again for each form that opens. */
const storedEntry = (
  { userId, courseId, state }: Pick<Props, 'userId' | 'courseId' | 'state'>,
  formId: number,
) => {
  const slot = slotOf(state)
  return queryOptions({
    queryKey: ['draft', userId, courseId, slot, formId],
    queryFn: async () => {
      await waitForClosedForms()
      return {
        draft:
          (slot && (await drafts.load(userId, courseId, slot))) ||
          (await drafts.load(userId, courseId)) ||
          null,
        habits: await entryHabits.read(userId, courseId),
      }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}

/**
 * The course of the page and what is filled in: from the router's state; without one, as from a link, and without a draft, from
 * the last round there. Undefined while that is loading.
 */
function useDetails(
  { courseId, state }: Pick<Props, 'courseId' | 'state'>,
  draft: ScoreDraft | null | undefined,
): DetailsReading | undefined {
  const given = readDetailsState(state, courseId)
  const isFromLink = given.kind === 'faulty' && given.isAbsent
  // With a draft, too: the early script has requested them, and a check after a lost post must not get that response (R6).
  const recent = useQuery({ ...courses.recent(), enabled: isFromLink })
  if (!isFromLink || draft !== null) return given
  if (recent.isLoading) return undefined
  const played = recent.data?.find(({ courseID }) => String(courseID) === courseId)
  return played ? readDetailsState(recentCourseLink(played).state, courseId) : given
}

type Known = {
  stored: { draft: ScoreDraft | null; habits: EntryHabits }
  /** Undefined if the course is known from the draft only. */
  details: Extract<DetailsReading, { kind: 'usable' }> | undefined
  /** The tees of a draft that was discarded in this place. */
  teeSetId: number | undefined
}

/** The draft that a form begins with: the stored one, if there is one, or a new one; and whether it was begun before. */
function initialDraft(
  userId: number,
  course: CourseRef,
  { stored: { draft, habits }, details, teeSetId }: Known,
): { initial: ScoreDraft; wasRestored: boolean } {
  const autoFill = { ...details?.autoFill, teeSetId: details?.autoFill.teeSetId ?? teeSetId }
  // A link does not say which round a draft is for.
  const playedToo = details?.playedToo ?? {
    parentScoreId: draft?.parentScoreId,
    parentGroupId: draft?.parentGroupId,
  }
  const fresh = newDraft(userId, course, { autoFill, playedToo, habits })
  const initial = draft ? withCurrentRound(draft, fresh) : fresh
  const wasRestored = !isEmptyDraft(initial) || (initial === draft && !isUntouched(initial, fresh))
  return { initial, wasRestored }
}

/** Score entry for a course: with the stored draft (R7), else with the values of the last round. */
export function ScoreEntry(props: Props) {
  const { state, courseId, userId } = props
  // Decided when it is opened, since the form stays below its receipt.
  const [isPosted] = useState(isPostedEntry(state, userId))
  const details = isPosted && readDetailsState(state, courseId)
  if (details && details.kind === 'usable') return <AlreadyPosted course={details.course} />
  return <OpenEntry {...props} />
}

type OpenForm = {
  /** Unique in this document, since Back may render a form before the query cache has removed what was read for the last one. */
  id: number
  /** It takes the place of another form. */
  isReplacement: boolean
  /** The tees of the draft that was discarded. */
  teeSetId?: number | undefined
}

let lastFormId = 0
const nextFormId = () => ++lastFormId

function OpenEntry(props: Props) {
  const { userId, courseId, state, myLinx } = props
  const [form, setForm] = useState<OpenForm>(() => ({ id: nextFormId(), isReplacement: false }))
  const reopen = (teeSetId?: number) => setForm({ id: nextFormId(), isReplacement: true, teeSetId })
  const slot = slotOf(state)
  const navigate = useNavigate()
  /** Shows the score of a slot in this history entry; without a slot, the one that the course has otherwise. */
  const openSlot = (course: CourseRef, next?: string) =>
    navigate(paths.postScoreDetails(courseId), {
      replace: true,
      state: { course, slot: next, fromPicker: isFromPicker(state) },
    })
  async function replaceForm(course: CourseRef, next?: string): Promise<void> {
    if (next !== slot) await openSlot(course, next)
    reopen()
  }
  const onUndone = useEffectEvent(({ draft, stored }: Undone) => {
    if (draft.userId !== userId || String(draft.course.courseId) !== courseId) return
    void replaceForm(draft.course, stored)
  })
  useEffect(() => lastUndone.subscribe(({ undone }) => undone && onUndone(undone)), [])
  const { data: stored } = useQuery(storedEntry(props, form.id))
  const details = useDetails(props, stored?.draft)
  if (!stored || !details) return <FormSkeleton />

  const usable = details.kind === 'usable' ? details : undefined
  const course = usable?.course ?? stored.draft?.course
  if (!course) return <CourseMissing message={details.kind === 'faulty' ? details.message : ''} />
  const { initial, wasRestored } = initialDraft(userId, course, {
    stored,
    details: usable,
    teeSetId: form.teeSetId,
  })
  return (
    <ScoreForm
      key={`${slot ?? ''} ${form.id}`}
      initial={initial}
      wasRestored={wasRestored}
      fromLinx={usable?.fromLinx ?? false}
      habits={stored.habits}
      myLinx={myLinx}
      onDiscard={(discarded) => void discard(discarded, reopen)}
      onReplaced={(next) => void replaceForm(course, next)}
      onAnother={() => void replaceForm(course)}
      onSetAside={(next) => void openSlot(course, next)}
      isReplacement={form.isReplacement}
    />
  )
}
