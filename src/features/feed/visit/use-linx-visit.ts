import { useQueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useStore } from 'zustand/react'
import type { User } from '~/api/types'
import { datelineText } from '~/domain/scores/played-date'
import { countNews } from '~/domain/feed/linx-news'
import { realTimers } from '~/lib/timers'
import { appBadge } from '~/platform/app-badge'
import { useToday } from '~/platform/visibility'
import { useHubEvent } from '~/realtime/hub-events'
import { useUser } from '~/session/use-session'
import { BADGE_CAP } from '~/ui/feedback/badge'
import { linx, refreshHead } from '../query/queries'
import { readLastNotify, recordSeen, useLastNotify } from './last-notify'
import { linxVisit } from './linx-visit'

/** The golfer's day for the page's head, 'Sunday, June 14'. */
export const useDateline = (): string => datelineText(useToday())

/** The time after which programmatic scrolling, such as restoring a position, is over. */
const SCROLL_LISTEN_DELAY_MS = 300

/**
 * Tracks a visit to the page: records it at the first scroll or touch, or on leaving. Returns when the golfer last saw the news
 * before the visit, in epoch milliseconds, for the New marks of the whole visit.
 */
export function useLinxVisit(user: User): number | undefined {
  const client = useQueryClient()
  const navigationType = useNavigationType()
  const [before] = useState(() =>
    linxVisit.marksSince(
      user.us_id,
      navigationType === NavigationType.Pop,
      readLastNotify(client, user),
    ),
  )

  useEffect(() => {
    const record = () => void recordSeen(client, user)
    const hasNewsSince = () => {
      const head = client.getQueryData(linx.head('Following').queryKey)
      return head !== undefined && countNews(head, user.us_id, readLastNotify(client, user)) > 0
    }
    const markSeen = () => linxVisit.markSeen(record)
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    linxVisit.enter()
    window.addEventListener('touchstart', markSeen, options)
    window.addEventListener('wheel', markSeen, options)
    const cancelTimer = realTimers.after(SCROLL_LISTEN_DELAY_MS, () =>
      window.addEventListener('scroll', markSeen, options),
    )
    return () => {
      cancelTimer()
      stop.abort()
      linxVisit.leave(record, hasNewsSince)
    }
  }, [client, user])
  return before
}

/** Selects only what the badge needs; with the whole state, entering a page would render each badge again. */
const hasSeen = (state: ReturnType<typeof linxVisit.getState>): boolean => state === 'seen'

/**
 * The number of new items in Following since the golfer's last visit, which the app's icon shows, too; it may be above 25, which
 * the badge shows as '25+'. On the Linx page hub events do not reload it, and it is 0 from the first scroll or touch on.
 */
export function useLinxBadge(): number {
  const client = useQueryClient()
  const user = useUser()
  const lastNotify = useLastNotify(user)
  const isSeen = useStore(linxVisit, hasSeen)
  const { data } = useQuery(linx.head('Following'))
  useHubEvent('ReceiveLinxUpdate', () => {
    if (linxVisit.getState() === 'away') void refreshHead(client, 'Following')
  })
  useHubEvent('resync', () => void refreshHead(client, 'Following'))
  const count = data && (isSeen ? 0 : countNews(data, user.us_id, lastNotify))
  useEffect(
    () => (count === undefined ? undefined : appBadge.showNews(Math.min(count, BADGE_CAP))),
    [count],
  )
  return count ?? 0
}
