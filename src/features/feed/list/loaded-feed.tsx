import { useState, useEffect, useEffectEvent, useRef } from 'react'
import type { LinxItem } from '~/api/types'
import { isNews } from '~/domain/feed/linx-news'
import type { LinxView } from '~/domain/feed/linx-view'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { linxMessages } from '~/domain/messages/linx'
import { Skeleton } from '~/ui/feedback/skeleton'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { feedItems } from '../query/feed-pages'
import { foldFollows } from '../cards/follow-runs'
import { readingPosition } from '../scroll/reading-position'
import { StorySlot } from '../index-story/story-slot'
import type { LinxFeed } from '../query/queries'
import type { Resume } from '../scroll/scroll-positions'
import type { FeedCard, NewLinxProps } from './new-linx'
import type { SinceProps } from '../since/since-card'
import { FeedList, createPendingFocus } from './feed-list'
import styles from './loaded-feed.module.css'

const sinceCard = createLazyPart<SinceProps>(() =>
  import('../since/since-card').then(({ SinceCard }) => SinceCard),
)

/**
 * The card 'Since you were last here'. Until its code has loaded, shows how much is new in the same space, so that the feed
 * below does not move.
 */
const SinceSlot = (props: SinceProps & { news: number }) => (
  <div className={styles.since}>
    <p className={styles.plain}>{linxMessages.newSince(props.news)}</p>
    <ShowLazyPart part={sinceCard} props={props} isDeferred isSilent />
  </div>
)

/** How far above the bottom of the page the next page is loaded. */
const LOAD_MARGIN = '1000px 0px'

type FeedEndProps = {
  /** The number of pages; the end is checked again after each one, for screens taller than a page (LST-04). */
  pages: number
  more: boolean
  /** Why loading the last page failed. */
  failure: string | undefined
  busy: boolean
  /** The next page is loading, not the shown ones again. */
  isLoadingMore: boolean
  onMore: () => void
}

/**
 * The end of the feed: loads the next page when it comes near the window, offers a retry after a failure, or says that the list
 * has ended. Its height is constant, so that nothing shifts.
 */
function FeedEnd({ pages, more, failure, busy, isLoadingMore, onMore }: FeedEndProps) {
  return (
    <div className={styles.foot}>
      <div role="status">
        {failure === undefined && !more && <p className={styles.end}>{linxMessages.end}</p>}
        {isLoadingMore && <VisuallyHidden>{linxMessages.loadingMore}</VisuallyHidden>}
      </div>
      {failure !== undefined && <LoadFailure message={failure} busy={busy} onRetry={onMore} />}
      {failure === undefined && more && <NextPage pages={pages} busy={busy} onMore={onMore} />}
    </div>
  )
}

/** The skeleton is rendered only while a page loads, since its animation costs a style pass in each frame of scrolling. */
const NextPage = ({ pages, busy, onMore }: Pick<FeedEndProps, 'pages' | 'busy' | 'onMore'>) =>
  busy ? (
    <>
      <Skeleton width="62%" height="14px" />
      <Skeleton width="44%" height="11px" />
    </>
  ) : (
    <LoadMoreTrigger key={pages} onNear={onMore} />
  )

/** Calls `onNear` once it is near the viewport, which may be immediately. */
function LoadMoreTrigger({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!end.current) return undefined
    const observe = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near()
    }
    // With the document as root, the margin also works inside a frame.
    const observer = new IntersectionObserver(observe, { root: document, rootMargin: LOAD_MARGIN })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} className={styles.mark} />
}

type Props = {
  view: LinxView
  userId: number
  lastNotify: number | undefined
  resume: Resume
  feed: LinxFeed
  /** There are more pages. */
  more: boolean
  busy: boolean
  /** The next page is loading, not the shown ones again. */
  isLoadingMore: boolean
  /** Why loading the last page failed. */
  failure: string | undefined
  onMore: () => void
}

/** Rarely needed, so it is loaded on demand. */
const emptyFeed = createLazyPart<{ view: LinxView }>(() =>
  import('./empty-feed').then(({ EmptyFeed }) => EmptyFeed),
)

/** Checks for new entries, which is not needed before the first ones are shown. */
const newLinx = createLazyPart<NewLinxProps>(() =>
  import('./new-linx').then(({ NewLinx }) => NewLinx),
)

/** A view whose first page has loaded. */
export function LoadedFeed(props: Props) {
  const { view, userId, lastNotify, resume, feed, more, busy, isLoadingMore, failure, onMore } =
    props
  const { pages } = feed
  const items = feedItems(pages)
  const [pendingFocus] = useState(createPendingFocus)
  // Decided once, since a card that is added later would push the feed down.
  const [news] = useState(() =>
    view === 'Following' ? items.filter((item) => isNews(item, userId, lastNotify)).length : 0,
  )
  const [saved] = useState(() => readingPosition.take(view, userId))
  const [filtered, setFiltered] = useState<readonly LinxItem[]>()
  const [card, setCard] = useState<FeedCard>()
  const shown = foldFollows(filtered ?? items, userId, lastNotify)
  const arrivals = (
    <ShowLazyPart
      part={newLinx}
      props={{
        view,
        userId,
        feed,
        shown,
        isFiltered: filtered !== undefined,
        toTop: resume === 'top',
        onCard: setCard,
        onShow: (newest) => {
          pendingFocus.request(newest) // the focused button is removed
          setFiltered(undefined)
          window.scrollTo({ top: 0 })
        },
      }}
      isDeferred
      isSilent
    />
  )
  if (items.length === 0) {
    return (
      <>
        {arrivals}
        <ShowLazyPart part={emptyFeed} props={{ view }} />
      </>
    )
  }
  return (
    // One element, so that nothing above the list is removed before the list has read its position.
    <div>
      {arrivals}
      {news > 0 && lastNotify !== undefined && (
        <SinceSlot
          news={news}
          items={items}
          pages={pages.length}
          more={more}
          busy={busy}
          failed={failure !== undefined}
          onMore={onMore}
          lastNotify={lastNotify}
          userId={userId}
          onFilter={setFiltered}
        />
      )}
      {view === 'My Linx' && <StorySlot items={items} userId={userId} />}
      <FeedList
        key={filtered ? 'part' : 'all'}
        view={view}
        items={shown}
        isWholeView={!filtered}
        busy={busy}
        lastNotify={lastNotify}
        userId={userId}
        resume={filtered ? 'top' : (saved ?? resume)}
        pendingFocus={pendingFocus}
        card={card}
      />
      {!filtered && (
        <FeedEnd
          pages={pages.length}
          more={more}
          failure={failure}
          busy={busy}
          isLoadingMore={isLoadingMore}
          onMore={onMore}
        />
      )}
    </div>
  )
}
