import { session } from './session'

/** The signed-in golfer's id; undefined when no golfer is signed in, or before `session.start()` has resolved. */
export function ownId(): number | undefined {
  const state = session.state()
  return state.status === 'signed-in' ? state.user.us_id : undefined
}
