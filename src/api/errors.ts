import { requestMessages } from '~/domain/messages/request'

/**
 * The server's own words in an answer, if it has any: a text with something visible in it. `detail` and `title` are what
 * a host says that answers RFC 9457 problem details.
 */
export function serverMessage(
  data: unknown,
  names: readonly string[] = ['message', 'detail', 'title'],
): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  return names
    .map((name): unknown => Reflect.get(data, name))
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
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
  /** Seconds after which the server wants to be asked again; not a number or 0 when it did not say. */
  readonly retryAfter: number

  constructor(
    message: string,
    status: number,
    more: { data?: unknown; endpoint?: string; cause?: unknown; retryAfter?: number } = {},
  ) {
    super(message, 'cause' in more ? { cause: more.cause } : undefined)
    this.status = status
    this.data = more.data
    this.endpoint = more.endpoint ?? ''
    this.retryAfter = more.retryAfter ?? 0
  }
}

/** Whether nothing was heard of the host: neither yes nor no (R2). */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0

/** Statuses after which a write may or may not have happened: no answer, a time limit, a gateway's. */
const UNCERTAIN_STATUSES = new Set([0, 408, 502, 503, 504])

/** Whether a failed write may have happened all the same (R6): without a clear answer, or one that cannot be read. */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  UNCERTAIN_STATUSES.has(error.status) ||
  (error.status >= 200 && error.status < 300)

/** No usable answer: the network, a time limit, or an answer that broke off (R14). */
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

/** The error of a non-OK answer: the server's message, else a fixed one. `text` is its body. */
export function answerError(response: Response, text: string, endpoint?: string): ApiError {
  const { status, statusText } = response
  const retryAfter = Number(response.headers.get('Retry-After'))
  const more = endpoint === undefined ? { retryAfter } : { retryAfter, endpoint }
  const json = parseJson(text)
  if (!json) return new ApiError(statusText || requestMessages.errorFormat, status, more)
  const message = serverMessage(json.value) ?? requestMessages.status(status)
  return new ApiError(message, status, { data: json.value, ...more })
}
