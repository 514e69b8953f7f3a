import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { sanityMessages } from '~/domain/messages/sanity'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { mediaMessages } from '~/domain/messages/score-media'
import { holeList, parsOf } from '~/domain/scores/holes'
import { sanityConcern, type PastRound, type SanityFacts } from '~/domain/scores/sanity-check'
import { scoreGender, type Tee, teeList } from '~/domain/scores/tee-list'
import type { LinxItem, RecentCourse, TeeSetRating } from '~/api/types'
import { now, today } from '~/lib/clock'
import { useSession } from '~/session/use-session'
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog'
import { courses } from '~/features/courses/queries'
import { strokesToPost, isByHole } from '~/domain/scores/score-entry'
import type { CourseRef } from '~/domain/scores/details-state'
import { sameName } from '~/domain/people/location-text'
import { ownRow } from '~/domain/scores/posted-card'
import { wholeNumber } from '~/lib/numbers'
import type { Attempt, ScoreDraft } from '../draft/score-draft'
import { drafts } from '../draft/device-drafts'
import { isPartnerOpen } from '../draft/new-draft'
import { canSendNow } from './posting-state'
import { scoresBefore } from './judge-attempt'
import { posting } from './app-posting'
import { ownRounds } from './own-rounds'

/** The data that has loaded when Post is pressed; none is requested for the check. */
type KnownData = {
  today: string
  gender: string | null | undefined
  ratings: readonly TeeSetRating[]
  linx: readonly LinxItem[]
  recent: readonly RecentCourse[]
}

const teeGender = (ratings: readonly TeeSetRating[], id: number | undefined) => {
  const rated = ratings.filter(({ TeeSetRatingId }) => TeeSetRatingId === id)
  return scoreGender(rated.find(({ Gender }) => Gender)?.Gender)
}

/** The golfer's rounds at the course, from My Linx. */
function pastRounds(linx: readonly LinxItem[], userId: number, course: CourseRef): PastRound[] {
  return linx.flatMap((item) => {
    const row = ownRow(item, userId)
    const total = wholeNumber(row?.scoreTotal)
    if (!row || total === undefined || !sameName(item.courseName, course.courseName)) return []
    return [
      {
        total,
        holes: row.holes ?? 18,
        front: row.front9 ?? undefined,
        back: row.back9 ?? undefined,
        day: item.postedDate?.slice(0, 10),
      },
    ]
  })
}

/** The facts for the sanity check; undefined if the score is not ready to be posted. */
function sanityFacts(
  draft: ScoreDraft,
  tee: Tee,
  { today: day, gender, ratings, linx, recent }: KnownData,
): SanityFacts | undefined {
  const strokes = strokesToPost(draft.entry)
  if (!strokes) return undefined
  const last = recent.find(({ courseID }) => courseID === draft.course.courseId)
  const rounds = pastRounds(linx, draft.userId, draft.course)
  const lastTotal = rounds.length === 0 ? wholeNumber(last?.scoreTotal) : undefined
  const mine = scoreGender(gender)
  return {
    strokes,
    datePlayed: draft.datePlayed,
    today: day,
    isByHole: isByHole(draft.entry),
    courseName: draft.course.courseName,
    gender: mine,
    tee: {
      name: tee.name,
      par: tee.par,
      gender: teeGender(ratings, tee.id),
      usual: last?.teeSetId === tee.id,
      hasOthers: teeList(ratings).some(({ id }) => mine && teeGender(ratings, id) === mine),
    },
    rounds:
      lastTotal === undefined ? rounds : [{ total: lastTotal, holes: last?.holesPlayed ?? 18 }],
  }
}

type PostRequest = {
  draft: ScoreDraft
  tee: Tee
  /** The ratings of the course, as far as they are loaded. */
  ratings: readonly TeeSetRating[]
  openAttempt: Attempt | undefined
  /** The golfer knows that the open attempt was not posted. */
  isKnownNotPosted: boolean
  withoutMedia: boolean
}

type Parts = {
  userId: number
  /** The golfer's own rounds, as far as they have been loaded already. */
  myLinx: () => readonly LinxItem[]
  /** Called when the score is being sent or waits for signal: from then on it is stored as it is sent. */
  onAccepted: () => void
}

/**
 * Posts a score after a check for a likely mistake. `question` is the dialog that asks about it; 'Post anyway' always works.
 */
export function useCheckedPost({ userId, myLinx, onAccepted }: Parts): {
  post: (request: PostRequest) => void
  /** Posts the score of a closed form; not if its draft has fewer than `count` files, or a likely mistake. */
  postWhenClosed: (request: PostRequest, count: number) => Promise<void>
  question: ReactNode
} {
  const client = useQueryClient()
  const session = useSession()
  const rounds = useQuery(ownRounds(userId))
  const [doubt, setDoubt] = useState<{ request: PostRequest; message: string }>()
  const linx = () => rounds.data ?? myLinx()

  /** The draft with the pars on the card, to store with the score; without any for a total or if they are unknown. */
  function withPars(draft: ScoreDraft): ScoreDraft {
    if (!isByHole(draft.entry) || draft.teeSetId === undefined) return { ...draft, pars: undefined }
    const { queryKey } = courses.holes(draft.course.courseId, draft.teeSetId)
    return { ...draft, pars: parsOf(holeList(client.getQueryData(queryKey) ?? [])) }
  }

  function send({ draft, tee, openAttempt, isKnownNotPosted, withoutMedia }: PostRequest): void {
    const strokes = strokesToPost(draft.entry)
    if (!strokes) return
    const isAccepted = posting.post(withPars(draft), {
      teeName: tee.name,
      scoresBefore: scoresBefore(linx(), { ...draft, strokes }),
      replaces: openAttempt,
      isKnownNotPosted,
      ...(withoutMedia && { withoutMedia }),
    })
    if (isAccepted) onAccepted()
  }

  /** The warning about a likely mistake in the score; undefined without one. */
  function concernOf({ draft, tee, ratings, openAttempt }: PostRequest): string | undefined {
    const facts = sanityFacts(draft, tee, {
      today: today(),
      gender: session.status === 'signed-in' ? session.user.us_gender : undefined,
      ratings,
      recent: client.getQueryData(courses.recent().queryKey) ?? [],
      linx: linx(),
    })
    return facts && !openAttempt ? sanityConcern(facts) : undefined // not asked again for a score sent before
  }

  function post(request: PostRequest): void {
    if (posting.getState().status === 'sending') return
    const message = concernOf(request)
    if (message) setDoubt({ request, message })
    else send(request)
  }

  async function postWhenClosed(request: PostRequest, count: number): Promise<void> {
    const { draft, tee, openAttempt } = request
    const stored = await drafts.load(draft.userId, String(draft.course.courseId), draft.slot)
    const isOpen = stored?.id === draft.id && !stored.waiting
    if (!isOpen || stored.attempt?.id !== openAttempt?.id) return
    const typed = isPartnerOpen(draft) ? scoreEntryMessages.partnerOpen : concernOf(request)
    const fault = stored.media.length < count ? mediaMessages.notAllAdded : typed
    if (fault) return drafts.stopWaiting(stored, fault)
    const complete = { ...draft, media: stored.media }
    if (canSendNow(posting.getState())) return send({ ...request, draft: complete })
    const waiting = { since: now(), teeName: tee.name }
    await drafts.markWaiting(withPars(complete), waiting, openAttempt) // another score is being sent, or its result is open
    onAccepted()
  }

  const question = (
    <ConfirmDialog
      open={doubt !== undefined}
      title={sanityMessages.title}
      message={doubt?.message}
      cancelLabel={sanityMessages.change}
      confirmLabel={sanityMessages.anyway}
      careful // a second Enter must not post
      onClose={() => setDoubt(undefined)}
      onConfirm={() => {
        setDoubt(undefined)
        if (doubt) send(doubt.request)
      }}
    />
  )
  return { post, postWhenClosed, question }
}
