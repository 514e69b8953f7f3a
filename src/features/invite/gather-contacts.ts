import { decodeContactsPage } from '~/api/decode/graph'
import { createContactList, type Contact, type GivenContact } from '~/domain/people/contact-names'
import { inviteMessages } from '~/domain/messages/invite'
import { isAbort } from '~/lib/abort'
import { parseUrl } from '~/lib/url'
import { realTimers, wait, type Timers } from '~/lib/timers'

/**
 * A signal that is aborted as soon as one of the signals is. (AbortSignal.any is too new for the oldest browsers the app
 * runs in.)
 */
export function anySignal(...signals: AbortSignal[]): AbortSignal {
  const combined = new AbortController()
  for (const signal of signals) {
    const stop = () => combined.abort(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true, signal: combined.signal })
  }
  return combined.signal
}

const READ_TIMEOUT_MS = 30_000 // R14
const PAGE_SIZE = 200
/** A limit for hosts that never stop paging. */
const MAX_PAGES = 400
/** The number of contacts processed at a time, and how long that may block the page, in milliseconds. */
const SLICE = 20
const MAX_TASK_MS = 10
/** R5: a read may be repeated twice, after a second or Retry-After. */
const MAX_ATTEMPTS = 3
const MAX_RETRY_DELAY_MS = 30_000

/** Statuses that allow a retry: no response, and a busy service. */
const RETRYABLE_STATUSES = new Set([0, 429, 502, 503, 504])

/** Statuses that another request with the same token would get again. */
const REFUSED_STATUSES = new Set([401, 403, 404])

type Parts = {
  graph: string
  token: string
  signal: AbortSignal
  /** How many people have been gathered so far. */
  onCount: (count: number) => void
  /** The account has no contacts for this app: another token is needed. */
  onRefused: () => void
  request?: typeof fetch
  timers?: Timers
}

function failure(status: number): Error {
  if (status === 403) return new Error(inviteMessages.denied)
  if (status === 404) return new Error(inviteMessages.noMailbox)
  return new Error(status === 429 ? inviteMessages.gatherTooMany : inviteMessages.gatherFailed)
}

const retryDelay = (response: Response | undefined): number => {
  const seconds = Number(response?.headers.get('Retry-After') ?? 1)
  return Math.min(
    Math.max(Number.isFinite(seconds) ? seconds * 1000 : 1000, 1000),
    MAX_RETRY_DELAY_MS,
  )
}

/**
 * Everyone in the golfer's Microsoft contacts who has an address, page by page (openapi/graph.yaml). Rejects with an error
 * that can be shown, or with the signal's reason.
 */
export async function gatherContacts({
  graph,
  token,
  signal,
  onCount,
  onRefused,
  request = (address, init) => fetch(address, init),
  timers = realTimers,
}: Parts): Promise<readonly Contact[]> {
  const list = createContactList()
  const seen = new Set<string>()
  const home = new URL(graph)
  const select = 'displayName,givenName,surname,emailAddresses'
  let next: string | undefined =
    `${graph}/v1.0/me/contacts?$top=${PAGE_SIZE}&$select=${encodeURIComponent(select)}`
  while (next !== undefined && seen.size < MAX_PAGES) {
    // The token is sent to Graph only, even if a response links elsewhere.
    if (seen.has(next) || parseUrl(next)?.origin !== home.origin) break
    seen.add(next)
    const page = decodeContactsPage(await read(next))
    if (!page) throw failure(0)
    await addInSlices(page.contacts)
    onCount(list.contacts().length)
    next = page.next
  }
  return list.contacts()

  /** Processes a page of contacts in slices, since a whole one blocks a slow phone. */
  async function addInSlices(people: readonly GivenContact[]): Promise<void> {
    let began = timers.elapsed()
    for (let at = 0; at < people.length; at += SLICE) {
      list.add(people.slice(at, at + SLICE))
      if (timers.elapsed() - began < MAX_TASK_MS) continue
      await wait(timers, 0, signal)
      began = timers.elapsed()
    }
  }

  async function read(address: string): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await request(address, {
        headers: { Authorization: `Bearer ${token}` },
        cache: 'no-store',
        signal: anySignal(signal, AbortSignal.timeout(READ_TIMEOUT_MS)),
      }).catch(unlessAborted)
      if (response?.ok) return response.json().catch(unlessAborted)
      const status = response?.status ?? 0
      if (REFUSED_STATUSES.has(status)) onRefused()
      if (attempt === MAX_ATTEMPTS || !RETRYABLE_STATUSES.has(status)) throw failure(status)
      await wait(timers, retryDelay(response), signal)
    }
  }

  function unlessAborted(error: unknown): undefined {
    if (signal.aborted) throw isAbort(error) ? error : signal.reason
    return undefined
  }
}
