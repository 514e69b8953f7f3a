import { untilReloadIsSafe } from '~/lib/before-reload'
import { isOnline } from '~/lib/online'
import { sessionArea } from '~/lib/safe-storage'
import { realTimers } from '~/lib/timers'
import { type ChunkError, createLoadChunk, type LoadChunk } from './load-chunk'
import { createReloadOnce } from './reload-once'

/** Loads the page at an address of the app, even if it is the current one. */
function reloadAt(address: string): void {
  const { pathname, search, hash } = location
  if (address === pathname + search + hash) location.reload()
  else {
    // The browser does not reload for an address that differs only in its hash.
    const same = address.split('#')[0] === pathname + search
    location.assign(address)
    if (same) location.reload()
  }
}

let isLeaving = false
globalThis.addEventListener?.('beforeunload', () => {
  isLeaving = true
  realTimers.after(1000, () => (isLeaving = false)) // the user may cancel it
})

/** The only way to reload this tab without a press. */
export const reloadOnce = createReloadOnce({
  area: sessionArea,
  online: isOnline,
  settle: untilReloadIsSafe,
  isLeaving: () => isLeaving,
  timers: realTimers,
  go: reloadAt,
})

/** Reloads the page for a missing chunk, at `address`, the current location. False when that was tried before. */
export const reloadForChunk = ({ id }: ChunkError, address: string): Promise<boolean> =>
  reloadOnce(`chunk ${id}`, () => address)

/** Chunk loading of the app. `address` returns the current location, or the one being navigated to. */
export const appChunks = (address: () => string): LoadChunk =>
  createLoadChunk({ timers: realTimers, reload: reloadOnce, address })
