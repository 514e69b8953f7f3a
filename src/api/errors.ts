import { requestMessages } from '~/domain/messages/request'
import { fieldOf, parseJson } from '~/lib/decode'

/**
 * The server's message in a response, if it has one that is not blank. `detail` and `title` are the fields of RFC 9457
 * problem details.
 */
export function serverMessage(
  data: unknown,
  names: readonly string[] = ['message', 'detail', 'title'],
): string | undefined {
  return names
    .map((name) => fieldOf(data, name))
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
}

/**
 * The error of a failed call: `message` can be shown, `status` 0 means that no response arrived, `data` is the response's
 * JSON. `endpoint` is the operation ('GET /api/linx'), without ids or query values.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly data: unknown
  readonly endpoint: string
  /** Seconds of `Retry-After`; NaN or 0 when the header is missing or unusable. */
  readonly retryAfter: number
  /**
   * The status was 2xx but the body was not JSON, so the response is not the host's but, for example, a captive portal's.
   */
  readonly isNoJson: boolean

  constructor(
    message: string,
    status: number,
    more: {
      data?: unknown
      endpoint?: string
      cause?: unknown
      retryAfter?: number
      isNoJson?: boolean
    } = {},
  ) {
    super(message, 'cause' in more ? { cause: more.cause } : undefined)
    this.status = status
    this.data = more.data
    this.endpoint = more.endpoint ?? ''
    this.retryAfter = more.retryAfter ?? 0
    this.isNoJson = more.isNoJson ?? false
  }
}

/** Whether no response arrived: the host neither accepted nor refused (R2). */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0

/** Whether nothing of the host arrived: there was no response, or a captive portal's page instead of JSON. */
export const isHostMissing = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.isNoJson)

/** Whether the requested resource does not exist, so that another request is pointless. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Statuses after which a write may or may not have happened: no response, a timeout, a gateway error. */
const UNCERTAIN_STATUSES = new Set([0, 408, 502, 503, 504])

/**
 * Whether a body says that nothing was done. Only `success: false` does; a missing or unreadable flag counts as success
 * (R8).
 */
export const saysNotDone = (json: unknown): boolean => fieldOf(json, 'success') === false

/** Whether a failed write may have happened anyway (R6): there was no clear response, or an unreadable one. */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  UNCERTAIN_STATUSES.has(error.status) ||
  (error.status >= 200 && error.status < 300 && !saysNotDone(error.data))

/** No usable response: a network failure, a timeout, or a response that was cut off (R14). */
export const networkError = (cause: unknown, endpoint?: string): ApiError =>
  new ApiError(requestMessages.network, 0, { cause, ...(endpoint && { endpoint }) })

/** The error of a non-OK response: the server's message, else a fixed one. `text` is its body. */
export function responseError(response: Response, text: string, endpoint?: string): ApiError {
  const { status, statusText } = response
  const retryAfter = Number(response.headers.get('Retry-After'))
  const more = { retryAfter, ...(endpoint && { endpoint }) }
  const json = parseJson(text)
  if (!json) return new ApiError(statusText || requestMessages.errorFormat, status, more)
  const message = serverMessage(json.value) ?? requestMessages.status(status)
  return new ApiError(message, status, { data: json.value, ...more })
}
