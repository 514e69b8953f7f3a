import { useState } from 'react'
import type { LinxItem, LinxPage } from '~/api/types'
import { isNewLinx } from '~/domain/linx-news'
import type { LinxView } from '~/domain/linx-view'
import { createPart, ShowPart } from '~/ui/lazy-part'
import { FeedEnd } from './feed-end'
import { FeedList } from './feed-list'
import { feedItems } from './feed-pages'
import { createFocusWish } from './pending-focus'
import { foldFollows } from './follow-runs'
import { NewLinxButton } from './new-linx-button'
import { reading } from './reading-position'
import { SincePlace } from './since-slot'
import { StoryPlace } from './story-slot'
import type { Arrivals } from './use-arrivals'
import type { Resume } from './use-resume'

type Props = {
  view: LinxView
  userId: number
  lastNotify: number | undefined
  resume: Resume
  arrivals: Arrivals
  pages: readonly LinxPage[]
  /** There are further pages. */
  more: boolean
  busy: boolean
  /** Why the last page did not come. */
  failure: string | undefined
  onMore: () => void
}

/** Seldom needed, so no part of the start. */
const emptyFeed = createPart<{ view: LinxView }>(() =>
  import('./empty-feed').then(({ EmptyFeed }) => EmptyFeed),
)

/** A view whose first page is there. */
export function LoadedFeed(props: Props) {
  const { view, userId, lastNotify, resume, arrivals, pages, more, busy, failure, onMore } = props
  const items = feedItems(pages)
  const [wish] = useState(createFocusWish)
  // Decided once: a card that came later would push the feed down.
  const [news] = useState(
    () => view === 'Following' && items.some((item) => isNewLinx(item.activityDate, lastNotify)),
  )
  const [left] = useState(() => reading.take(view, userId))
  const [only, setOnly] = useState<readonly LinxItem[]>()
  const [goal, setGoal] = useState<LinxItem>()
  if (items.length === 0) return <ShowPart part={emptyFeed} props={{ view }} />
  return (
    <>
      <NewLinxButton
        count={arrivals.count}
        onPress={() => {
          wish.want(arrivals.newest) // the button goes, and its focus with it
          setOnly(undefined)
          arrivals.show()
          window.scrollTo({ top: 0 })
        }}
      />
      {news && lastNotify !== undefined && (
        <SincePlace
          items={items}
          pages={pages.length}
          more={more}
          busy={busy || failure !== undefined}
          onMore={onMore}
          lastNotify={lastNotify}
          userId={userId}
          onOnly={setOnly}
        />
      )}
      {view === 'My Linx' && (
        <StoryPlace
          items={items}
          userId={userId}
          onOpen={(item) => setGoal({ ...item })} // the same round may be wanted twice
        />
      )}
      <FeedList
        key={only ? 'part' : 'all'}
        view={view}
        items={foldFollows(only ?? items, lastNotify)}
        whole={!only}
        busy={busy}
        lastNotify={lastNotify}
        userId={userId}
        resume={only ? 'top' : (left ?? resume)}
        wish={wish}
        goal={goal}
      />
      {!only && (
        <FeedEnd pages={pages.length} more={more} failure={failure} busy={busy} onMore={onMore} />
      )}
    </>
  )
}
