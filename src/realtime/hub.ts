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

/** What the live hub needs of host, session and tab. */
export type HubAccess = {
  /** The hub's address, without '/negotiate'. */
  address: string
  isSignedIn(): boolean
  /** The access token, after a running refresh; '' when there is none. */
  token(): Promise<string>
  /**
   * A 401 on negotiate counts as a 401 of any authenticated call sent `sends` times (R17). Whether a newer token is stored.
   */
  renew(refused: string, sends: number): Promise<boolean>
  /** Subscribes to the tab becoming visible and the browser going online: time to try again. */
  onWake(listener: () => void): () => void
  /** Subscribes to the end of the session: no connection outlives it (R10). */
  onEnd(listener: () => void): () => void
}

const hubAccess: HubAccess = {
  address: apiHost() + NEGOTIATE.slice(0, NEGOTIATE.lastIndexOf('/')),
  isSignedIn: () => session.state().status === 'signed-in',
  token: async () => (await session.port.token()) ?? '',
  renew: (refused, sends) => session.port.renew(refused, sends),
  onWake(listener) {
    const wake = (up: boolean) => up && listener()
    const unsubscribes = [browserVisibility.listen(wake), browserConnection.listen(wake)]
    return () => unsubscribes.forEach((stop) => stop())
  },
  onEnd: session.onEnd,
}

/** The live hub of this tab. Its library loads with the first connection. */
export const hub: Hub = createHub({
  async connect(options) {
    const { connectSignalR } = await import('./signalr-wire')
    return connectSignalR(hubAccess, options)
  },
  timers: realTimers,
  events: hubEvents,
  isSignedIn: hubAccess.isSignedIn,
  onWake: hubAccess.onWake,
})

hubAccess.onEnd(() => hub.stop())
