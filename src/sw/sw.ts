import { installPwa } from './pwa-core'
import type { PrecacheList, WorkerScope } from './worker-scope'

declare const self: WorkerScope & { readonly __WB_MANIFEST: PrecacheList }

installPwa(self, self.__WB_MANIFEST)
