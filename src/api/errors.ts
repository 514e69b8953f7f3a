import { requestMessages } from '~/domain/messages/request'

/** The server's own words in an answer, if it has any: a text with something visible in it (R8). */
export function serverMessage(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined
  return typeof data.message === 'string' && data.message.trim() !== '' ? data.message : undefined
}

/**
 * The one error of a failed call: `message` is fit to show, `status` 0 means no answer arrived, `data` is what
 * the server said. `endpoint` is the operation ('GET /api/linx'), without ids or query values.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly data: unknown
  readonly endpoint: string

  constructor(
    message: string,
    status: number,
    more: { data?: unknown; endpoint?: string; cause?: unknown } = {},
  ) {
    super(message, 'cause' in more ? { cause: more.cause } : undefined)
    this.status = status
    this.data = more.data
    this.endpoint = more.endpoint ?? ''
  }
}

/** Whether nothing was heard of the host: neither yes nor no (R2). */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0

/** No usable answer: the network, a time limit, or an answer that broke off (app-shell section 7, R14). */
export const networkError = (cause: unknown, endpoint?: string): ApiError =>
  new ApiError(requestMessages.network, 0, { cause, ...(endpoint && { endpoint }) })

/** Reads JSON text; undefined when it is none. `{ value }` tells a JSON null from no JSON. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return undefined
  }
}

/** The error of a non-OK answer, in the words of app-shell section 7. `text` is its body. */
export function answerError(response: Response, text: string, endpoint?: string): ApiError {
  const { status, statusText } = response
  const more = endpoint === undefined ? {} : { endpoint }
  const json = parseJson(text)
  if (!json) return new ApiError(statusText || requestMessages.errorFormat, status, more)
  const message = serverMessage(json.value) ?? requestMessages.status(status)
  return new ApiError(message, status, { data: json.value, ...more })
}
