import { installShell } from '../pwa-core'
import type { PrecacheList, WorkerScope } from '../worker-scope'
import { installBridge } from './bridge'
import { installDeferredPrecache } from './deferred-precache'

declare const self: WorkerScope & { readonly __WB_MANIFEST: PrecacheList }

installBridge(self) // first: the core must not handle its requests
installDeferredPrecache(self, self.__WB_MANIFEST)
installShell(self)
