import { askUnansweredAgain, queryClient } from '~/api/query-client'
import { courses } from '~/features/courses/queries'
import { feedAge } from '~/features/linx/feed-age'
import { reloadFeeds } from '~/features/linx/queries'
import { drafts, clearDraftsOnLogout } from '~/features/outbox/session-drafts'
import { countUnsent } from '~/features/outbox/unsent'
import { posting, startOutbox } from '~/features/score-entry/app-posting'
import { browserConnection } from '~/platform/connection'
import { hub } from '~/realtime/hub'
import { session } from '~/session/session'

clearDraftsOnLogout() // drafts stay their golfer's own (R7); once for the page
startOutbox() // what waits for signal is sent, from any page (R5)

// A posted score is on top of My Linx, and its course on top of the recent ones, wherever the golfer is by then.
posting.onPosted(({ course }) => {
  void reloadFeeds(queryClient)
  // Now, while the receipt is read: the picker behind it must not open with the old order.
  const { queryKey } = courses.recent()
  queryClient.setQueryData(queryKey, (list) =>
    list?.toSorted(
      (a, b) => Number(b.courseID === course.courseId) - Number(a.courseID === course.courseId),
    ),
  )
  void queryClient.invalidateQueries({ queryKey })
  void queryClient.prefetchQuery(courses.recent()) // the form looks on without asking, which the call above respects
})

// Started without signal, with what was kept: the rest is asked for once when there is one.
if (!browserConnection.online()) {
  const stop = browserConnection.listen((online) => {
    if (!online) return
    stop()
    void askUnansweredAgain(queryClient)
  })
}

// The same where the browser never noticed that there was no network, and so does not say that there is one.
hub.subscribe(() => {
  if (hub.state() !== 'Connected' || feedAge.since() === undefined) return
  void session.retry()
  void askUnansweredAgain(queryClient)
})

/** Tells when the golfer has a score that is not posted: then its state is shown on every page. */
export function onUnsent(listener: () => void): () => void {
  const check = async () => {
    const state = session.state()
    if (state.status === 'signed-in' && (await countUnsent(state.user.us_id)) > 0) listener()
  }
  void check()
  return drafts.onChange(() => void check())
}
