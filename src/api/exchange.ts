import { abortable } from '~/lib/abort'
import type { Timers } from '~/lib/timers'
import { networkError } from './errors'

/** Sends a request and resolves with its response, like the browser's `fetch`. */
export type Fetch = (request: Request) => Promise<Response>

/** A response that arrived completely. Every operation the app calls returns text (JSON). */
export type ReceivedResponse = { response: Response; text: string }

type ExchangeOptions = {
  fetch: Fetch
  timers: Timers
  /** Milliseconds until the call counts as unanswered. */
  timeoutMs: number
  /** Signals that abort the call: the caller's, and the end of the session. */
  signals: AbortSignal[]
  /** Names the operation in an error. */
  endpoint?: string
}

/**
 * Sends a request once and waits for the complete response. An abort is rethrown unchanged; anything else that prevents a
 * complete response is a network failure (R14).
 */
export async function exchange(
  request: Request,
  { fetch, timers, timeoutMs, signals, endpoint }: ExchangeOptions,
): Promise<ReceivedResponse> {
  const sending = new AbortController()
  const cancelTimeout = timers.after(timeoutMs, () =>
    sending.abort(new Error(`No answer within ${timeoutMs} ms`)),
  )
  const readResponse = async (): Promise<ReceivedResponse> => {
    // A stored response could be shown to the next golfer who signs in on this device.
    const sent = new Request(request, { signal: sending.signal, cache: 'no-store' })
    const response = await fetch(sent)
    return { response, text: await response.text() }
  }
  try {
    return await abortable(readResponse(), sending.signal, ...signals)
  } catch (error) {
    const abortedSignal = signals.find((signal) => signal.aborted)
    if (!abortedSignal) throw networkError(error, endpoint)
    sending.abort(abortedSignal.reason)
    throw abortedSignal.reason
  } finally {
    cancelTimeout()
  }
}
