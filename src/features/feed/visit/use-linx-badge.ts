import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand/react'
import { countNews } from '~/domain/feed/linx-news'
import { useHubEvent } from '~/realtime/use-hub-event'
import { useUser } from '~/session/use-session'
import { useLastNotify } from './last-notify'
import { linxVisit } from './linx-visit'
import { linx, refreshHead } from '../query/queries'
import { useEffect } from 'react'
import { iconBadge } from '~/platform/icon-badge'
import { browserVisibility } from '~/platform/visibility'
import { BADGE_CAP } from '~/ui/feedback/badge'

/**
 * Keeps the badge on the app's icon equal to the count in the app: when the count changes, and when the app becomes
 * visible, since a push may have painted another. Does nothing while the count is unknown; at the end of a session the
 * badge is cleared with the rest of the device.
 */
function useAppBadge(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return undefined
    const paint = () => iconBadge.set('news', Math.min(count, BADGE_CAP))
    paint()
    return browserVisibility.listen((visible) => visible && paint())
  }, [count])
}

/**
 * The number of items of Following since the golfer's last visit. Above 25 it returns more than 25, for a badge '25+'.
 * Reloads on hub events, unless the golfer is on the Linx page; 0 there from the first scroll or touch on. May be used
 * by several components at once.
 */
export function useLinxBadge(): number {
  const client = useQueryClient()
  const lastNotify = useLastNotify(useUser())
  const isSeen = useStore(linxVisit) === 'seen'
  const { data } = useQuery(linx.head('Following'))
  useHubEvent('ReceiveLinxUpdate', () => {
    if (linxVisit.getState() === 'away') void refreshHead(client, 'Following')
  })
  useHubEvent('resync', () => void refreshHead(client, 'Following'))
  const count = data && (isSeen ? 0 : countNews(data, lastNotify))
  useAppBadge(count)
  return count ?? 0
}
