import { SESSION_CHANNEL } from '~/lib/session-channel'
import { realTimers } from '~/lib/timers'
import { installPwa } from './pwa-core'
import { installRefreshResponses } from './refresh-responses'
import type { PrecacheList, WorkerScope } from './worker-scope'

declare const self: WorkerScope & { readonly __WB_MANIFEST: PrecacheList }

installRefreshResponses(self, {
  fetch: (request) => fetch(request),
  timers: realTimers,
  sessions:
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(SESSION_CHANNEL),
})
installPwa(self, self.__WB_MANIFEST)
