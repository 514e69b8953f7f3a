import { sessionEnd } from '~/api/session-end'
import { createListeners } from '~/lib/listeners'

const changes = createListeners()
let since: number | undefined

/** When the shown feed was loaded, in epoch milliseconds, if it is one cached by an earlier start. */
export const feedAge = {
  subscribe: changes.add,
  since: (): number | undefined => since,
  set(at: number | undefined): void {
    if (since === at) return
    since = at
    changes.notify()
  },
}

sessionEnd.add(() => feedAge.set(undefined))
