import { useSyncExternalStore } from 'react'
import type { User } from '~/api/types'
import { session } from './session'
import type { SessionState } from './session-types'

/** Who is signed in; renders again when that changes. */
export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.state, session.state)

/**
 * The signed-in golfer. Use it only below a parent that renders its children while the status of `useSession` is
 * 'signed-in'; elsewhere there is no golfer, and it throws.
 */
export function useUser(): User {
  const state = useSession()
  if (state.status !== 'signed-in') throw new Error('useUser outside a signed-in route')
  return state.user
}
