import { session } from './session'

/** The id of the golfer who is signed in; undefined when nobody is, or before `session.start()` has resolved. */
export function ownId(): number | undefined {
  const state = session.state()
  return state.status === 'signed-in' ? state.user.us_id : undefined
}
