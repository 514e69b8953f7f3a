import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useStore } from 'zustand/react'
import type { LinxItem } from '~/api/types'
import { itemKey } from '~/domain/feed/item-key'
import { viewedUser, type LinxView } from '~/domain/feed/linx-view'
import { newsMessages } from '~/domain/messages/news'
import { whenIdle } from '~/lib/after-paint'
import { removeStoredEntries, storeEntries } from '~/lib/stored-entries'
import { browserVisibility } from '~/platform/visibility'
import { Button } from '~/ui/actions/button'
import { badgeText } from '~/ui/feedback/badge'
import { feedCard, InBar } from '~/ui/layout/slots'
import { ReactionBell } from '../news/reaction-bell'
import { useArrivals } from '../query/arrivals'
import type { LinxFeed } from '../query/queries'
import styles from './new-linx.module.css'
import { renderedEntries } from '../scroll/scroll-positions'

/** A card of another part of the app, shown in the feed. */
export type FeedCard = {
  card: ReactNode
  /** The key of the entry above it. */
  below: string | undefined
}

/** The props of the button for new entries, whose code is loaded on demand. */
export type NewLinxProps = {
  view: LinxView
  userId: number
  feed: LinxFeed
  /** The rows of the list, each by its first entry. */
  shown: readonly LinxItem[]
  /** Only a part of the news is shown. */
  isFiltered: boolean
  /** The golfer came to the top of the view, so what has arrived is shown at once. */
  toTop: boolean
  /** Called with a card of another part of the app, and the entry it belongs below. */
  onCard: (card: FeedCard | undefined) => void
  /** Called with the key of the newest entry before the new ones are shown. */
  onShow: (newest: string | undefined) => void
}

/** The key of the entry at the lower edge of the window, below which a card moves nothing in view. */
function lastOnScreen(shown: readonly LinxItem[]): string | undefined {
  const rows = renderedEntries()
  const row =
    rows.find((one) => one.getBoundingClientRect().bottom >= window.innerHeight) ?? rows.at(-1)
  const item = shown[Number(row?.ariaPosInSet) - 1]
  return item && itemKey(item)
}

type StoredProps = Pick<NewLinxProps, 'view' | 'userId' | 'feed' | 'shown' | 'isFiltered'>

/** Stores the top of the golfer's feed for the next start, when it has changed and when the page is hidden. */
function useStoredEntries({ view, userId, feed, shown, isFiltered }: StoredProps): void {
  // A demo starts with other data each time.
  const isStored = view === 'Following' && !isFiltered && import.meta.env.MODE !== 'demo'
  const store = useEffectEvent(() => {
    if (!isStored) return
    if (shown.length === 0) removeStoredEntries()
    else storeEntries(userId, renderedEntries())
  })
  useEffect(() => whenIdle(() => store()), [feed])
  useEffect(() => browserVisibility.listen((isVisible) => !isVisible && store()), [])
}

/** A button in the bar, where it covers no entry, with the number of entries that have arrived; a press shows them. */
export function NewLinx({ onShow, onCard, ...props }: NewLinxProps) {
  const { count, newest, show } = useArrivals(props)
  useStoredEntries(props)
  const { card } = useStore(feedCard)
  const placeCard = useEffectEvent(() =>
    onCard(card ? { card, below: lastOnScreen(props.shown) } : undefined),
  )
  useEffect(() => placeCard(), [card])
  const label = badgeText(count)
  return (
    <>
      {viewedUser(props.view) === undefined && <ReactionBell />}
      <InBar>
        <div role="status">
          {label && (
            <Button
              variant="primary"
              className={styles.button}
              onClick={() => {
                onShow(newest)
                show()
              }}
            >
              {newsMessages.newItems(label)}
            </Button>
          )}
        </div>
      </InBar>
    </>
  )
}
