import { beforeReload } from '~/lib/before-reload'
import { isOnline } from '~/lib/online'
import { sessionArea } from '~/lib/safe-storage'
import { realTimers } from '~/lib/timers'
import type { ChunkError } from './chunk-error'
import { createLoadChunk, type LoadChunk } from './load-chunk'
import { createReloadOnce } from './reload-once'

/** Loads the page at an address of the app anew, also when it is the one in the address bar. */
function reloadAt(address: string): void {
  const { pathname, search, hash } = location
  if (address === pathname + search + hash) location.reload()
  else {
    // Two addresses that differ in their hash alone are one page to the browser.
    const same = address.split('#')[0] === pathname + search
    location.assign(address)
    if (same) location.reload()
  }
}

let isLeaving = false
globalThis.addEventListener?.('beforeunload', () => {
  isLeaving = true
  realTimers.after(1000, () => (isLeaving = false)) // it may be called off
})

/** The tab's one door to a reload nobody pressed for. */
export const reloadOnce = createReloadOnce({
  area: sessionArea,
  online: isOnline,
  settle: beforeReload.settle,
  isLeaving: () => isLeaving,
  timers: realTimers,
  go: reloadAt,
})

/**
 * Loads the page anew for a chunk that could not be had, unless that has been tried. True when the page is about to go.
 * `address`: where the golfer is.
 */
export const reloadForChunk = ({ id }: ChunkError, address: string): Promise<boolean> =>
  reloadOnce(`chunk ${id}`, address)

/** The app's own. `address` answers where the golfer is, or is about to be. */
export const appChunks = (address: () => string): LoadChunk =>
  createLoadChunk({ timers: realTimers, reload: reloadOnce, address })
