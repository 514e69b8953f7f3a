import { itemKey } from '~/domain/feed/item-key'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { LinxView } from '~/domain/feed/linx-view'
import { browserVisibility } from '~/platform/visibility'
import { useHubEvent } from '~/realtime/use-hub-event'
import { countArrivals } from './feed-pages'
import { linx, refreshHead, showArrivals, type LinxFeed } from './queries'

/** A view older than this is checked for new items on arrival. */
const STALE_MS = 30_000

export type Arrivals = {
  count: number
  /** The key of the newest new item. */
  newest: string | undefined
  show: () => void
}

/**
 * How many items have arrived above those shown, and a function that shows them. Until then nothing on the screen
 * moves. Following a link to the top of the view shows them at once, as does pressing the link of the current view.
 */
export function useArrivals(
  view: LinxView,
  userId: number,
  feed: LinxFeed | undefined,
  toTop: boolean,
): Arrivals {
  const client = useQueryClient()
  const navigationType = useNavigationType()
  const { key } = useLocation()
  const { data: head } = useQuery(linx.head(view, userId))
  const wasMissed = useRef(false)
  // A hidden tab does not check; it checks once when it becomes visible.
  const check = () => {
    wasMissed.current = !browserVisibility.isVisible()
    if (!wasMissed.current) void refreshHead(client, view)
  }
  useHubEvent('ReceiveLinxUpdate', check)
  useHubEvent('resync', check)
  const checkIfMissed = useEffectEvent(
    (visible: boolean) => visible && wasMissed.current && check(),
  )
  useEffect(() => browserVisibility.listen((visible) => checkIfMissed(visible)), [])

  // On mount only, since neither changes afterwards; later items wait for a press.
  useLayoutEffect(() => {
    if (toTop) showArrivals(client, view)
  }, [toTop, client, view])

  const previousKey = useRef(key)
  useEffect(() => {
    if (previousKey.current === key) return
    previousKey.current = key
    if (navigationType !== NavigationType.Pop) showArrivals(client, view)
  }, [navigationType, client, key, view])

  useEffect(() => {
    const cachedHead = client.getQueryCache().find({ queryKey: linx.head(view).queryKey })
    if (cachedHead?.state.data && cachedHead.isStaleByTime(STALE_MS)) void refreshHead(client, view)
  }, [client, view])

  return {
    count: feed && head ? countArrivals(feed, head) : 0,
    newest: head?.items[0] && itemKey(head.items[0]),
    show: () => showArrivals(client, view),
  }
}
