import { updateMessages } from '~/domain/messages/updates'

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
