import { realTimers } from '~/lib/timers'
import { apiHost } from '~/api/host'
import type { paths } from '~/api/schema'
import { browserConnection } from '~/platform/connection'
import { browserVisibility } from '~/platform/visibility'
import { session } from '~/session/session'
import { createHub } from './create-hub'
import { hubEvents } from './hub-events'
import type { Hub } from './hub-types'

const NEGOTIATE: keyof paths = '/hubs/linx/negotiate'

/** What a connection needs from the host and the session. */
export type HubAccess = {
  /** The hub's address, without '/negotiate'. */
  address: string
  /** Resolves with the access token, after a running refresh; with '' if there is none. */
  token(): Promise<string>
  /**
   * Handles a 401 on negotiate like that of any authenticated call that was sent `sends` times (R17). Resolves with whether a
   * newer token is stored.
   */
  renew(oldToken: string, sends: number): Promise<boolean>
}

const hubAccess: HubAccess = {
  address: apiHost() + NEGOTIATE.slice(0, NEGOTIATE.lastIndexOf('/')),
  token: async () => (await session.port.token()) ?? '',
  renew: session.port.renew,
}

/** The live hub of this tab. Its library loads with the first connection. */
export const hub: Hub = createHub({
  async connect(options) {
    const { connectSignalR } = await import('./signalr-wire')
    return connectSignalR(hubAccess, options)
  },
  timers: realTimers,
  events: hubEvents,
  isSignedIn: () => session.state().status === 'signed-in',
  onWake(listener) {
    const wake = (up: boolean) => up && listener()
    browserVisibility.listen(wake)
    browserConnection.listen(wake)
  },
})

// No connection outlives the session (R10).
session.onEnd(() => hub.stop())
