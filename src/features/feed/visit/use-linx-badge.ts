import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { countNews } from '~/domain/feed/linx-news'
import { appBadge } from '~/platform/app-badge'
import { useHubEvent } from '~/realtime/use-hub-event'
import { useUser } from '~/session/use-session'
import { BADGE_CAP } from '~/ui/feedback/badge'
import { linx, refreshHead } from '../query/queries'
import { useLastNotify } from './last-notify'
import { linxVisit } from './linx-visit'

/**
 * The number of items of Following since the golfer's last visit. Above 25 it returns more than 25, for a badge '25+'.
 * Reloads on hub events, unless the golfer is on the Linx page; 0 there from the first scroll or touch on. May be used
 * by several components at once. The app's icon shows the same count.
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
  useEffect(
    () => (count === undefined ? undefined : appBadge.showNews(Math.min(count, BADGE_CAP))),
    [count],
  )
  return count ?? 0
}
