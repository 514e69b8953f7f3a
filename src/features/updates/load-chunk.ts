import type { Timers } from '~/lib/timers'
import { asChunkError, ChunkError } from './chunk-error'
import type { ReloadOnce } from './reload-once'

/** How long a chunk may take. */
export const CHUNK_LIMIT_MS = 120_000

type Options = {
  timers: Timers
  reload: ReloadOnce
  /** The current location, or the one being navigated to. */
  address: () => string
}

/**
 * Loads a page's code. If that fails, the page reloads once: after a deploy the old chunks are gone, and the new
 * index.html refers to the new ones. Rejects with a `ChunkError` if that does not help, and with the code's own error
 * if it threw.
 */
export type LoadChunk = <T>(page: string, load: () => Promise<T>) => Promise<T>

export function createLoadChunk({ timers, reload, address }: Options): LoadChunk {
  return async (page, load) => {
    let callOff = () => {}
    const tooLong = new Promise<never>((_, reject) => {
      callOff = timers.after(CHUNK_LIMIT_MS, () => reject(new ChunkError(page)))
    })
    try {
      return await Promise.race([load(), tooLong])
    } catch (error) {
      const failure = asChunkError(error, page)
      if (!failure) throw error
      if (await reload(`chunk ${failure.id}`, address())) return await new Promise(() => {}) // the page is about to reload
      throw failure
    } finally {
      callOff()
    }
  }
}
