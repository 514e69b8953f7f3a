import { SESSION_CHANNEL } from '~/lib/session-channel'
import { realTimers } from '~/lib/timers'
import { installPwa } from './pwa-core'
import { installRefreshAnswers } from './refresh-answers'
import type { PrecacheList, WorkerScope } from './worker-scope'

declare const self: WorkerScope & { readonly __WB_MANIFEST: PrecacheList }

installRefreshAnswers(self, {
  fetch: (request) => fetch(request),
  timers: realTimers,
  sessions:
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(SESSION_CHANNEL),
})
installPwa(self, self.__WB_MANIFEST)
