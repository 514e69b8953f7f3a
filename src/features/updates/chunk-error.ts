import { updateMessages } from '~/domain/messages/updates'

/** What browsers say when a script or a style of the app is not there, or is no script: Chrome, Firefox, Safari, Vite. */
const FAILURE_MESSAGE =
  /dynamically imported module|module script failed|expected a JavaScript|unable to preload css/i
const FILE = /\/assets\/([\w.-]+?)\.(?:js|css)/

/**
 * A chunk of the app's code that is missing, unreadable, no code, or not there in time: one and the same error (R12).
 * `id` is its file's name without ending, or its page's path where the browser does not say which it was.
 */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
  readonly id: string

  constructor(id: string, cause?: unknown) {
    super(updateMessages.chunkFailed(id), { cause })
    this.id = id
  }
}

/** The failure of an import as a `ChunkError`; undefined when the code was there and threw by itself. */
export function asChunkError(error: unknown, page: string): ChunkError | undefined {
  if (error instanceof ChunkError) return error
  if (!(error instanceof Error)) return undefined
  if (!(error instanceof SyntaxError) && !FAILURE_MESSAGE.test(error.message)) return undefined
  return new ChunkError(FILE.exec(error.message)?.[1] ?? page, error)
}
