import type { components } from '~/api/graph-schema'
import type { Backend } from '../backend/backend'
import type { DialectHabit } from '../backend/dialect'
import { hostileResponse } from '../handlers/hostile'
import { faultResponse, cut, delay, withFault } from '../handlers/apply-fault'
import { inDialect, noteTransport } from '../handlers/in-dialect'
import type { HandlerResponse } from '../handlers/json-response'
import { bearerOf } from '../lib/bearer'
import type { WireRequest } from '../lib/wire-request'
import { BOOKS, contactsOf, type Contact } from './contacts'

/** The path at which every host of the fake plays Microsoft Graph. */
export const GRAPH_PATH = '/_graph'

/** The name for faults of this call, which is no operation of the product's host. */
export const GRAPH_OPERATION = 'listContacts'

const CONTACTS = `${GRAPH_PATH}/v1.0/me/contacts`
const PAGE_SIZE = 10
const MAX_PAGE_SIZE = 1000

type ContactsPage = components['schemas']['ContactsPage']
type GraphFailure = components['schemas']['GraphFailure']

const failure = (status: number, code: string, message: string): Response =>
  Response.json({ error: { code, message } } satisfies GraphFailure, { status })

/** Tokens that Graph refuses, and its response to each. */
const REFUSALS: ReadonlyMap<string, () => Response> = new Map([
  [
    'graph-denied',
    () => failure(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.'),
  ],
  [
    'graph-no-mailbox',
    () =>
      failure(
        404,
        'MailboxNotEnabledForRESTAPI',
        'The mailbox is either inactive or soft-deleted.',
      ),
  ],
])

/**
 * Answers as Microsoft Graph would (openapi/graph.yaml). The access token says whose contacts these are:
 * graph-contacts, graph-many (5,000), graph-none, graph-denied, graph-no-mailbox; any other is not good.
 */
export async function answerAsGraph(
  backend: Backend,
  request: WireRequest,
): Promise<HandlerResponse> {
  const fault = backend.faults.take(GRAPH_OPERATION, request)
  if (fault?.drop === 'before') return cut()
  const made = faultResponse(fault) ?? answer(request)
  if (fault?.delayMs !== undefined) await delay(backend.timers, fault.delayMs, request.signal)
  if (fault?.drop === 'after') return cut()
  if (!fault) return made
  const response = fault.hostile ? await hostileResponse(made) : made
  // The world's habits are its own host's; Graph shows only one that is asked for.
  const { staleReads, clock } = backend
  const graph = { dialect: new Set<DialectHabit>(), staleReads, clock }
  const sent = withFault(await inDialect(graph, request, fault, response), fault)
  noteTransport(graph, fault, sent)
  return sent
}

function answer({ method, url: address, headers }: WireRequest): Response {
  const url = new URL(address)
  if (method !== 'GET' || url.pathname !== CONTACTS) {
    return failure(404, 'ResourceNotFound', 'Resource not found for the segment.')
  }
  const token = bearerOf(headers.get('Authorization')) ?? ''
  const refusal = REFUSALS.get(token)
  if (refusal) return refusal()
  const size = BOOKS.get(token)
  if (size === undefined) {
    return failure(401, 'InvalidAuthenticationToken', 'Lifetime validation failed.')
  }
  const top = numberOf(url, '$top', PAGE_SIZE)
  const skip = numberOf(url, '$skip', 0)
  if (top === undefined || skip === undefined || top < 1 || top > MAX_PAGE_SIZE) {
    return failure(400, 'ErrorInvalidParameter', 'The value of a paging parameter is not valid.')
  }
  return Response.json(pageOf(url, size, skip, top))
}

/** One page of contacts; the client must call the address of the next page unchanged. */
function pageOf(url: URL, size: number, skip: number, top: number): ContactsPage {
  const wanted = url.searchParams.get('$select')?.split(',')
  const next = new URL(url)
  next.searchParams.set('$skip', String(skip + top))
  return {
    '@odata.context': `${url.origin}${GRAPH_PATH}/v1.0/$metadata#users('me')/contacts`,
    ...(skip + top < size && { '@odata.nextLink': next.href }),
    value: contactsOf(size, skip, top).map((contact) => selected(contact, wanted)),
  }
}

function selected(contact: Contact, wanted: readonly string[] | undefined): Contact {
  if (!wanted) return contact
  const selectedKeys = new Set(['id', '@odata.etag', ...wanted])
  const fields = Object.entries(contact).filter(([key]) => selectedKeys.has(key))
  return { ...Object.fromEntries(fields), id: contact.id }
}

/** A whole number from the query, `otherwise` if it is missing; undefined if it is not a whole number. */
function numberOf({ searchParams }: URL, name: string, otherwise: number): number | undefined {
  const text = searchParams.get(name)
  if (text === null) return otherwise
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
