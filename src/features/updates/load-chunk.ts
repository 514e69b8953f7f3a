import type { Timers } from '~/lib/timers'
import { asChunkError, ChunkError } from './chunk-error'
import type { ReloadOnce } from './reload-once'

/** How long a chunk may take. */
export const CHUNK_LIMIT_MS = 120_000

type Options = {
  timers: Timers
  reload: ReloadOnce
  /** Where the golfer is, or is about to be. */
  address: () => string
}

/**
 * Loads a page's code. When it cannot be had, the page is loaded anew once: after a deploy the old chunks are gone, and the
 * new index.html knows the new ones. Rejects with a `ChunkError` when that does not help either, and with the code's own
 * error when it was there and threw.
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
      if (await reload(`chunk ${failure.id}`, address())) return await new Promise(() => {}) // the page is going
      throw failure
    } finally {
      callOff()
    }
  }
}
