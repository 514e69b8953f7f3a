import { installShell } from '../pwa-core'
import type { PrecacheList, WorkerScope } from '../worker-scope'
import { installBridge } from './bridge'
import { installLatePrecache } from './late-precache'

declare const self: WorkerScope & { readonly __WB_MANIFEST: PrecacheList }

installBridge(self) // first: its requests are not the core's business
installLatePrecache(self, self.__WB_MANIFEST)
installShell(self)
