import { startTransition, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { linxMessages } from '~/domain/messages/linx'
import { realTimers } from '~/lib/timers'
import { paths } from '~/routing/paths'
import { routerState } from '~/routing/router-state'
import { sessionFlags } from '~/session/session-flags'

/** How long the empty feed is shown before the redirect. */
const REDIRECT_DELAY_MS = 500

/**
 * The first time in a session that Following is empty, redirects to the suggestions with an explanation; not when the
 * golfer has navigated before, and never again in the session (LST-06).
 */
export function useEmptyStart(empty: boolean): void {
  const navigate = useNavigate()
  const leaving = useNavigation().state !== 'idle' // the next page may be slow to load
  const [isDue, setIsDue] = useState(false)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (!empty || leaving || sessionFlags.has('linxVisited')) return undefined
    sessionFlags.set('linxVisited')
    // In a transition like the router's: a link pressed a moment before renders first and wins.
    return realTimers.after(REDIRECT_DELAY_MS, () => startTransition(() => setIsDue(true)))
  }, [empty, leaving])
  useEffect(() => {
    if (!isDue || hasMoved.current) return
    hasMoved.current = true
    if (leaving) return
    const state = routerState({ movedBecause: linxMessages.movedToSuggestions })
    void navigate(paths.following('suggestions'), { state })
  }, [isDue, leaving, navigate])
}
