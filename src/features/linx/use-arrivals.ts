import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import type { LinxView } from '~/domain/linx-view'
import { useHubEvent } from '~/realtime/use-hub-event'
import { countArrivals } from './feed-pages'
import { linx, refreshHead, showArrivals, type LinxFeed } from './queries'

/** A view that was loaded longer ago than this is looked at again on arrival. */
const OLD_MS = 30_000

/**
 * How many items have arrived above those shown, and the way to show them. Until then nothing on the screen moves. Only who
 * comes to the page by a link, and so to its top, finds them there at once.
 */
export function useArrivals(
  view: LinxView,
  userId: number,
  feed: LinxFeed | undefined,
): { count: number; show: () => void } {
  const client = useQueryClient()
  const came = useNavigationType()
  const [byLink] = useState(came !== NavigationType.Pop)
  const { data: head } = useQuery(linx.head(view, userId))
  const look = () => void refreshHead(client, view)
  useHubEvent('ReceiveLinxUpdate', look)
  useHubEvent('resync', look)

  // On arrival only, since neither changes afterwards; what comes later waits for a tap.
  useLayoutEffect(() => {
    if (byLink) showArrivals(client, view)
  }, [byLink, client, view])

  useEffect(() => {
    const known = client.getQueryCache().find({ queryKey: linx.head(view).queryKey })
    if (known?.state.data && known.isStaleByTime(OLD_MS)) void refreshHead(client, view)
  }, [client, view])

  return {
    count: feed && head ? countArrivals(feed, head) : 0,
    show: () => showArrivals(client, view),
  }
}
