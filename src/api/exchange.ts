import { abortable } from '~/lib/abort'
import type { Timers } from '~/lib/timers'
import { networkError } from './errors'

export type Fetch = (request: Request) => Promise<Response>

/** An answer that has arrived whole. Every operation the app calls answers text (JSON). */
export type Answer = { response: Response; text: string }

type Rules = {
  fetch: Fetch
  timers: Timers
  /** Milliseconds until the call counts as unanswered. */
  limit: number
  /** What may call it off: the caller, and the end of the session. */
  stops: AbortSignal[]
  /** Names the operation in an error. */
  endpoint?: string
}

/**
 * Sends a request once and waits for the whole answer. An abort comes back untouched; everything else that keeps
 * the answer from arriving whole is a network failure (R14).
 */
export async function exchange(
  request: Request,
  { fetch, timers, limit, stops, endpoint }: Rules,
): Promise<Answer> {
  const sending = new AbortController()
  const endWait = timers.after(limit, () =>
    sending.abort(new Error(`No answer within ${limit} ms`)),
  )
  const whole = async (): Promise<Answer> => {
    // A stored answer would be shown to whoever signs in next on this device.
    const sent = new Request(request, { signal: sending.signal, cache: 'no-store' })
    const response = await fetch(sent)
    return { response, text: await response.text() }
  }
  try {
    return await abortable(whole(), sending.signal, ...stops)
  } catch (error) {
    const stop = stops.find((signal) => signal.aborted)
    if (!stop) throw networkError(error, endpoint)
    sending.abort(stop.reason)
    throw stop.reason
  } finally {
    endWait()
  }
}
