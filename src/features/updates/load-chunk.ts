import { CHUNK_TIMEOUT_MS, type Timers } from '~/lib/timers'
import { updateMessages } from '~/domain/messages/updates'
import type { ReloadOnce } from './reload-once'

/**
 * The browsers' messages for a script or style of the app that is missing or invalid: Chrome, Firefox, Safari, Vite.
 */
const FAILURE_MESSAGE =
  /dynamically imported module|module script failed|expected a JavaScript|unable to preload css/i
const FILE = /\/assets\/([\w.-]+?)\.(?:js|css)/

/**
 * A chunk of the app's code that is missing, invalid, or too slow (R12). `id` is its file name without extension, or
 * the page's path where the browser does not name the file.
 */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
  readonly id: string

  constructor(id: string, cause?: unknown) {
    super(updateMessages.chunkFailed(id), { cause })
    this.id = id
  }
}

/** Converts the failure of an import to a `ChunkError`; undefined when the code was loaded and threw. */
export function asChunkError(error: unknown, page: string): ChunkError | undefined {
  if (error instanceof ChunkError) return error
  if (!(error instanceof Error)) return undefined
  if (!(error instanceof SyntaxError) && !FAILURE_MESSAGE.test(error.message)) return undefined
  return new ChunkError(FILE.exec(error.message)?.[1] ?? page, error)
}

type Options = {
  timers: Timers
  reload: ReloadOnce
  /** The current location, or the one being navigated to. */
  address: () => string
}

/**
 * Loads a page's code; if that fails, the page reloads once, since a deploy removes the old chunks. Rejects with a
 * `ChunkError` if that does not help, and with the code's own error if it threw.
 */
export type LoadChunk = <T>(page: string, load: () => Promise<T>) => Promise<T>

/** Makes the `LoadChunk` of an app, with a time limit for each chunk. */
export function createLoadChunk({ timers, reload, address }: Options): LoadChunk {
  return async (page, load) => {
    let cancelTimeout = () => {}
    const tooLong = new Promise<never>((_, reject) => {
      cancelTimeout = timers.after(CHUNK_TIMEOUT_MS, () => reject(new ChunkError(page)))
    })
    try {
      return await Promise.race([load(), tooLong])
    } catch (error) {
      const failure = asChunkError(error, page)
      if (!failure) throw error
      if (await reload(`chunk ${failure.id}`, address)) return await new Promise(() => {}) // the page is about to reload
      throw failure
    } finally {
      cancelTimeout()
    }
  }
}
