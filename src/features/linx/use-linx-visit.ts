import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import type { User } from '~/api/types'
import { countNews } from '~/domain/linx-news'
import { readLastNotify, recordSeen } from './last-notify'
import { linxVisit } from './linx-visit'
import { linx } from './queries'

/** Scrolling that a golfer did not do, such as the return to a kept place, is over by then. */
const SETTLED_MS = 300

/**
 * Makes the page a stay: records the look at the first scroll or touch, or on leaving. Answers the last look as it was on
 * arrival; the New marks stand by it for the whole stay, and for the way back to it.
 */
export function useLinxVisit(user: User): number | undefined {
  const client = useQueryClient()
  const came = useNavigationType()
  const [before] = useState(() =>
    linxVisit.marksFrom(user.us_id, came === NavigationType.Pop, readLastNotify(client, user)),
  )

  useEffect(() => {
    const record = () => void recordSeen(client, user)
    const newsSince = () => {
      const head = client.getQueryData(linx.head('Following').queryKey)
      return head !== undefined && countNews(head, readLastNotify(client, user)) > 0
    }
    const look = () => linxVisit.look(record)
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    linxVisit.enter()
    window.addEventListener('touchstart', look, options)
    window.addEventListener('wheel', look, options)
    const settled = setTimeout(() => window.addEventListener('scroll', look, options), SETTLED_MS)
    return () => {
      clearTimeout(settled)
      stop.abort()
      linxVisit.leave(record, newsSince)
    }
  }, [client, user])
  return before
}
