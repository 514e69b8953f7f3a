import { asJson, parsedJson } from '../lib/json'
import type { Difference } from './conformance-report'

/** Thrown when a host cannot be compared with the document at all; the message says why and what to do. */
export class UnusableHost extends Error {}

/** How long a host may take for one response; the usage report of a large host takes several seconds. */
export const RESPONSE_TIMEOUT_MS = 60_000

/** Sends a request and returns the response and its text. Throws an UnusableHost when they have not arrived in time. */
export async function fetchInTime(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<{ response: Response; text: string }> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { ...init, signal })
    return { response, text: await response.text() }
  } catch (error) {
    if (!signal.aborted) throw error
    throw new UnusableHost(
      `${init.method} ${url} is not answered within ${timeoutMs / 1000} s. Look at the host's log, or try again later.`,
    )
  }
}

/**
 * The difference to report for an error of `fetchInTime`: the connection was cut.
 * @throws {UnusableHost} if the response did not arrive in time
 */
export function cutOff(error: unknown, pointer = ''): Difference {
  if (error instanceof UnusableHost) throw error
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return { pointer, message: `is not answered, ${String(cause)}` }
}

const MAX_EXCERPT_LENGTH = 80

/** The beginning of a body in parentheses; '' for an empty one. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '') return ''
  return ` (it begins: ${line.slice(0, MAX_EXCERPT_LENGTH)}${line.length > MAX_EXCERPT_LENGTH ? '…' : ''})`
}

/** The error to throw for this response to a sign-in; undefined when the response can be used. */
export function unusableLogin(
  host: string,
  email: string,
  { status, ok, headers }: Response,
  text: string,
): UnusableHost | undefined {
  const type = headers.get('Content-Type')?.split(';')[0] ?? ''
  const isJson = /[/+]json$/.test(type) && parsedJson(text) !== undefined
  if (ok && isJson) return undefined
  if ([400, 401, 403, 422].includes(status)) {
    const { message, detail, title } = asJson(parsedJson(text))
    const said = [message, detail, title].find((each) => typeof each === 'string')
    const why = typeof said === 'string' ? `, "${said.replace(/\.$/, '')}"` : excerptOf(text)
    return new UnusableHost(
      `${host} does not sign in ${email}: ${status}${why}. Set LINX_EMAIL and LINX_PASSWORD to a verified account of that host.`,
    )
  }
  if (status === 429 || status >= 500)
    return new UnusableHost(
      `${host} answers a sign-in with ${status}${excerptOf(text)}. Look at its log, or try again later.`,
    )
  return new UnusableHost(
    `${host} answers a sign-in with ${status} and ${type || 'no content type'}${excerptOf(text)}. That is not the API: give the address that has /api/auth/login.`,
  )
}
