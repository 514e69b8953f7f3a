import { itemKey } from '~/domain/item-key'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { LinxView } from '~/domain/linx-view'
import { browserVisibility } from '~/platform/visibility'
import { useHubEvent } from '~/realtime/use-hub-event'
import { countArrivals } from './feed-pages'
import { linx, refreshHead, showArrivals, type LinxFeed } from './queries'

/** A view that was loaded longer ago than this is looked at again on arrival. */
const STALE_MS = 30_000

export type Arrivals = {
  count: number
  /** The key of the newest of them. */
  newest: string | undefined
  show: () => void
}

/**
 * How many items have arrived above those shown, and the way to show them. Until then nothing on the screen moves. Only who
 * comes to the top of the view by a link finds them there at once; so does who presses the link of the view being shown.
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
  // Nobody sees what arrives in a hidden tab: it is looked for once, when the tab is seen again.
  const check = () => {
    wasMissed.current = !browserVisibility.visible()
    if (!wasMissed.current) void refreshHead(client, view)
  }
  useHubEvent('ReceiveLinxUpdate', check)
  useHubEvent('resync', check)
  const checkIfMissed = useEffectEvent(
    (visible: boolean) => visible && wasMissed.current && check(),
  )
  useEffect(() => browserVisibility.listen((visible) => checkIfMissed(visible)), [])

  // On arrival only, since neither changes afterwards; what comes later waits for a tap.
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
