import { useEffect } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { linxMessages } from '~/domain/messages/linx'
import { realTimers } from '~/lib/timers'
import { paths } from '~/routing/paths'
import { routerState } from '~/routing/router-state'
import { sessionFlags } from '~/session/session-flags'

/** How long the empty feed is shown before the golfer is moved (golf-features section 9). */
const MOVE_AFTER_MS = 500

/**
 * The first time in a session that Following is empty, the golfer is moved to the suggestions, told why; never when they
 * have left before, and never again in the session (golf-features section 2, LST-06).
 */
export function useEmptyStart(empty: boolean): void {
  const navigate = useNavigate()
  const leaving = useNavigation().state !== 'idle' // the next page may take a while to load
  useEffect(() => {
    if (!empty || leaving || sessionFlags.has('linxVisited')) return undefined
    sessionFlags.set('linxVisited')
    const state = routerState({ movedBecause: linxMessages.movedToSuggestions })
    return realTimers.after(
      MOVE_AFTER_MS,
      () => void navigate(paths.following('suggestions'), { state }),
    )
  }, [empty, leaving, navigate])
}
