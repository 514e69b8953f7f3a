import { installPwa } from '../pwa-core'
import type { PrecacheList, WorkerScope } from '../worker-scope'
import { installBridge } from './bridge'

declare const self: WorkerScope & { readonly __WB_MANIFEST: PrecacheList }

installBridge(self) // first: its requests are not the core's business
installPwa(self, self.__WB_MANIFEST)
