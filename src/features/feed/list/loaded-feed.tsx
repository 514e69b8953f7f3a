import { useState } from 'react'
import type { LinxItem, LinxPage } from '~/api/types'
import { isNewLinx } from '~/domain/feed/linx-news'
import type { LinxView } from '~/domain/feed/linx-view'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { FeedEnd } from './feed-end'
import { FeedList } from './feed-list'
import { feedItems } from '../query/feed-pages'
import { createPendingFocus } from './pending-focus'
import { foldFollows } from '../cards/follow-runs'
import { NewLinxButton } from './new-linx-button'
import { readingPosition } from '../scroll/reading-position'
import { SinceSlot } from '../since/since-slot'
import { StorySlot } from '../index-story/story-slot'
import type { Arrivals } from '../query/use-arrivals'
import type { Resume } from '../scroll/use-resume'

type Props = {
  view: LinxView
  userId: number
  lastNotify: number | undefined
  resume: Resume
  arrivals: Arrivals
  pages: readonly LinxPage[]
  /** There are more pages. */
  more: boolean
  busy: boolean
  /** Why loading the last page failed. */
  failure: string | undefined
  onMore: () => void
}

/** Rarely needed, so loaded on demand. */
const emptyFeed = createLazyPart<{ view: LinxView }>(() =>
  import('./empty-feed').then(({ EmptyFeed }) => EmptyFeed),
)

/** A view whose first page has loaded. */
export function LoadedFeed(props: Props) {
  const { view, userId, lastNotify, resume, arrivals, pages, more, busy, failure, onMore } = props
  const items = feedItems(pages)
  const [pendingFocus] = useState(createPendingFocus)
  // Decided once: a card added later would push the feed down.
  const [hasNews] = useState(
    () => view === 'Following' && items.some((item) => isNewLinx(item.activityDate, lastNotify)),
  )
  const [saved] = useState(() => readingPosition.take(view, userId))
  const [filtered, setFiltered] = useState<readonly LinxItem[]>()
  const [scrollTarget, setScrollTarget] = useState<LinxItem>()
  if (items.length === 0) return <ShowLazyPart part={emptyFeed} props={{ view }} />
  return (
    <>
      <NewLinxButton
        count={arrivals.count}
        onPress={() => {
          pendingFocus.request(arrivals.newest) // the focused button is removed
          setFiltered(undefined)
          arrivals.show()
          window.scrollTo({ top: 0 })
        }}
      />
      {hasNews && lastNotify !== undefined && (
        <SinceSlot
          items={items}
          pages={pages.length}
          more={more}
          busy={busy || failure !== undefined}
          onMore={onMore}
          lastNotify={lastNotify}
          userId={userId}
          onFilter={setFiltered}
        />
      )}
      {view === 'My Linx' && (
        <StorySlot
          items={items}
          userId={userId}
          onOpen={(item) => setScrollTarget({ ...item })} // a new object, so that the same round can be opened twice
        />
      )}
      <FeedList
        key={filtered ? 'part' : 'all'}
        view={view}
        items={foldFollows(filtered ?? items, lastNotify)}
        isWholeView={!filtered}
        busy={busy}
        lastNotify={lastNotify}
        userId={userId}
        resume={filtered ? 'top' : (saved ?? resume)}
        pendingFocus={pendingFocus}
        scrollTarget={scrollTarget}
      />
      {!filtered && (
        <FeedEnd pages={pages.length} more={more} failure={failure} busy={busy} onMore={onMore} />
      )}
    </>
  )
}
