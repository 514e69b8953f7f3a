import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import type { User } from '~/api/types'
import { countNews } from '~/domain/feed/linx-news'
import { readLastNotify, recordSeen } from './last-notify'
import { linxVisit } from './linx-visit'
import { linx } from '../query/queries'

/** Programmatic scrolling, such as a restored position, is over by then. */
const SCROLL_LISTEN_DELAY_MS = 300

/**
 * Tracks a visit to the page: records it at the first scroll or touch, or on leaving. Returns when the golfer had last
 * seen the news on arrival, for the New marks of the whole visit.
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
      return head !== undefined && countNews(head, readLastNotify(client, user)) > 0
    }
    const markSeen = () => linxVisit.markSeen(record)
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    linxVisit.enter()
    window.addEventListener('touchstart', markSeen, options)
    window.addEventListener('wheel', markSeen, options)
    const scrollTimer = setTimeout(
      () => window.addEventListener('scroll', markSeen, options),
      SCROLL_LISTEN_DELAY_MS,
    )
    return () => {
      clearTimeout(scrollTimer)
      stop.abort()
      linxVisit.leave(record, hasNewsSince)
    }
  }, [client, user])
  return before
}
