import { realTimers } from '~/lib/timers'
import { hubAccess } from './hub-access'
import { createHub } from './create-hub'
import type { Hub } from './hub-types'

/** The live hub of this tab. Its library loads with the first connection. */
export const hub: Hub = createHub({
  async connect(options) {
    const { connectSignalR } = await import('./signalr-wire')
    return connectSignalR(hubAccess, options)
  },
  timers: realTimers,
  isSignedIn: hubAccess.isSignedIn,
  onWake: hubAccess.onWake,
})

hubAccess.onEnd(() => hub.stop())
