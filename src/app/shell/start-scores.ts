import { refetchUnanswered, queryClient } from '~/api/query-client'
import type { PostedScore, TeeSetRating } from '~/api/types'
import { holeList } from '~/domain/scores/holes'
import type { PostedCard } from '~/domain/scores/posted-card'
import { isByHole, scoreSums } from '~/domain/scores/score-entry'
import { ratingFor, teeList } from '~/domain/scores/tee-list'
import { myBets } from '~/features/bets/queries'
import { courses } from '~/features/courses/queries'
import { reloadFeeds } from '~/features/feed/query/arrivals'
import { storeCard, postedCards } from '~/features/feed/round/round-query'
import { clearDraftsOnLogout } from '~/features/scores/draft/clear-drafts-on-logout'
import { drafts } from '~/features/scores/draft/device-drafts'
import type { ScoreDraft, Sent } from '~/features/scores/draft/score-draft'
import { countUnsettled, readUnsent } from '~/features/scores/unsent/unsent'
import { posting, startOutbox } from '~/features/scores/post/app-posting'
import { now } from '~/lib/clock'
import { cachedAges, feedAge } from '~/offline/cache'
import { isOnline } from '~/lib/online'
import { browserConnection } from '~/platform/connection'
import { hubEvents } from '~/realtime/hub-events'
import { session } from '~/session/session'
import type { UnsentScores } from './load-scores'

clearDraftsOnLogout() // clears drafts at the end of a session (R7); once per page load
startOutbox() // sends queued scores from any page (R5)

// After a post, My Linx starts with the score and the recent courses with its course, on any page.
posting.onPosted(({ course }) => {
  void reloadFeeds(queryClient)
  // My Bets, once it has been opened, has the bet and the net at once.
  void queryClient.invalidateQueries({ queryKey: myBets().queryKey, refetchType: 'all' })
  // Immediately, while the receipt is open: the picker behind it must not show the old order.
  const { queryKey } = courses.recent()
  queryClient.setQueryData(queryKey, (list) =>
    list?.toSorted(
      (a, b) => Number(b.courseID === course.courseId) - Number(a.courseID === course.courseId),
    ),
  )
  void queryClient.invalidateQueries({ queryKey })
  void queryClient.prefetchQuery(courses.recent()) // the form disables fetching, and invalidation respects that
})

/** A posted score as this device stores it, with the tee data that the form has shown. */
function postedCard(
  draft: ScoreDraft,
  { strokes, datePlayed }: Sent,
  { adjusted_gross_score: adjusted }: Partial<PostedScore>,
): PostedCard {
  const { id, course, entry, teeSetId } = draft
  // A draft that a check has found posted may have changed since.
  const isWhole = isByHole(entry) && scoreSums(entry).total === strokes.scoreTotal
  const facts = holeList(
    queryClient.getQueryData(courses.holes(course.courseId, teeSetId ?? 0).queryKey) ?? [],
  )
  const tee = queryClient
    .getQueriesData<TeeSetRating[]>({ queryKey: ['courses', 'tee-sets', course.courseId] })
    .flatMap(([, ratings]) => teeList(ratings ?? []))
    .find(({ id: teeId }) => teeId === teeSetId)
  const side = ({ Front9: 'front', Back9: 'back', All18: undefined } as const)[strokes.teeSetSide]
  const rating = tee && ratingFor(tee, side)
  return {
    id,
    courseName: course.courseName,
    datePlayed,
    strokes,
    at: now(),
    courseRating: rating?.courseRating,
    slopeRating: rating?.slopeRating,
    adjusted: adjusted ?? undefined,
    holes: isWhole ? entry.holes : [],
    pars: draft.pars ?? facts.map(({ par }) => par ?? null),
    yards: facts.map(({ yards }) => yards ?? null),
  }
}

// The host does not return the holes of a score, so this device stores them.
posting.subscribe((state, before) => {
  if (state.status !== 'posted' || before.status !== 'sending') return
  const { userId } = state.draft
  void storeCard(userId, postedCard(state.draft, state.sent, state.result)).then(() =>
    queryClient.invalidateQueries({ queryKey: postedCards(userId).queryKey }),
  )
})

// Started offline with cached data: queries that failed are repeated once when the connection is back.
if (!isOnline()) {
  const stop = browserConnection.listen((online) => {
    if (!online) return
    stop()
    void refetchUnanswered(queryClient)
  })
}

// The same for a browser that did not notice that it was offline, and so fires no `online` event.
hubEvents.on('connected', () => {
  void session.retry() // asks only if the host has not confirmed the golfer yet
  if (feedAge(cachedAges.getState()) !== undefined) void refetchUnanswered(queryClient)
})

/** Calls the listener with the golfer's scores that are not posted; their state is then shown on every page. */
export function onUnsent(listener: (unsent: UnsentScores | undefined) => void): () => void {
  const check = async () => {
    const state = session.state()
    if (state.status !== 'signed-in') return
    const scores = await readUnsent(state.user.us_id)
    const { waiting, need } = countUnsettled(scores)
    listener(scores.length === 0 ? undefined : waiting + need > 0 ? 'unsettled' : 'drafts')
  }
  void check()
  return drafts.onChange(() => void check())
}
