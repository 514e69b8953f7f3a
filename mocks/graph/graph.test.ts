import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { startFakeServer } from '../server/http-server'
import type { Backend } from '../backend/backend'
import { createContractCheck } from '../contract/contract-check'
import { openWorld } from '../testing'
import type { components } from '~/api/graph-schema'
import type { Contact } from './contacts'

type Page = components['schemas']['ContactsPage']

const CONTACTS = 'http://golf.test/_graph/v1.0/me/contacts'
const graph = createContractCheck(
  parse(readFileSync(new URL('../../openapi/graph.yaml', import.meta.url), 'utf8')),
)

/** Sends a request; fails if the response does not match the document of Microsoft Graph. */
async function send(backend: Backend, address: string, token?: string) {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const response = await backend.handle(new Request(address, { headers }))
  const text = await response.text()
  expect(await graph.response('listContacts', response, text)).toEqual([])
  return { status: response.status, json: JSON.parse(text) }
}

/** All pages of an address book. */
async function everyone(backend: Backend, token: string, first: string): Promise<Contact[]> {
  const found: Contact[] = []
  for (let address: string | undefined = first; address !== undefined;) {
    const { json }: { json: Page } = await send(backend, address, token)
    found.push(...json.value)
    address = json['@odata.nextLink']
  }
  return found
}

test('an address book comes page by page, with everything odd that is in one', async () => {
  const backend = await openWorld()
  const first: Page = (await send(backend, CONTACTS, 'graph-contacts')).json
  expect(first.value).toHaveLength(10)
  const all = await everyone(backend, 'graph-contacts', CONTACTS)
  expect(all).toHaveLength(48)
  expect(new Set(all.map(({ id }) => id)).size).toBe(48)
  expect(all.some(({ emailAddresses }) => emailAddresses === undefined)).toBe(true)
  expect(all.some(({ emailAddresses }) => emailAddresses?.length === 0)).toBe(true)
  expect(all.some(({ emailAddresses }) => emailAddresses?.length === 2)).toBe(true)
})

test('five thousand contacts are all there, none twice', async () => {
  const all = await everyone(await openWorld(), 'graph-many', `${CONTACTS}?$top=1000`)
  expect(new Set(all.map(({ id }) => id)).size).toBe(5000)
})

test('Graph answers only the fields that $select names', async () => {
  const address = `${CONTACTS}?$top=1&$select=displayName,emailAddresses`
  const { json }: { json: Page } = await send(await openWorld(), address, 'graph-contacts')
  expect(Object.keys(json.value[0] ?? {})).toEqual([
    '@odata.etag',
    'id',
    'displayName',
    'emailAddresses',
  ])
})

test.each([
  [CONTACTS, undefined, 401],
  [CONTACTS, 'stale', 401],
  [CONTACTS, 'constructor', 401],
  [CONTACTS, 'graph-denied', 403],
  [CONTACTS, 'graph-no-mailbox', 404],
  [`${CONTACTS}?$top=0`, 'graph-contacts', 400],
  [`${CONTACTS}?$skip=x`, 'graph-contacts', 400],
])('Graph answers %s with the token %s with %i', async (address, token, status) => {
  expect((await send(await openWorld(), address, token)).status).toBe(status)
})

test('Graph answers an empty address book with one empty page', async () => {
  expect(await everyone(await openWorld(), 'graph-none', CONTACTS)).toEqual([])
})

test('Graph answers the fault that is set', async () => {
  const backend = await openWorld()
  const body = JSON.stringify({ error: { code: 'TooManyRequests', message: 'Slow down.' } })
  backend.faults.set('listContacts', {
    status: 429,
    body,
    headers: { 'Retry-After': '3' },
    times: 1,
  })
  expect((await send(backend, CONTACTS, 'graph-contacts')).status).toBe(429)
  expect((await send(backend, CONTACTS, 'graph-contacts')).status).toBe(200)
})

test('the standalone server answers it too, and the next page is at its own address', async () => {
  const server = await startFakeServer()
  const headers = { Authorization: 'Bearer graph-contacts' }
  const response = await fetch(`${server.url()}/_graph/v1.0/me/contacts`, { headers })
  const page: Page = await response.json()
  expect(page['@odata.nextLink']).toMatch(new RegExp(`^${server.url()}/_graph/.*skip=10$`))
  await server.close()
})

test('a fault of reused connections reaches Graph, too', async () => {
  const backend = await openWorld()
  backend.faults.set('listContacts', { drop: 'before', onReusedConnection: true })
  const headers = { Authorization: 'Bearer graph-contacts' }
  const sent = new Request(CONTACTS, { headers })
  expect((await backend.handle(sent)).status).toBe(200)
  const again = Object.assign(new Request(CONTACTS, { headers }), { isConnectionReused: true })
  expect((await backend.handle(again)).type).toBe('error')
})

test('Graph shows the habit that a fault names, and none of the world', async () => {
  const backend = await openWorld()
  backend.dialect.add('precise-dates').add('charset')
  const type = async () => {
    const response = await backend.handle(new Request(CONTACTS))
    return response.headers.get('Content-Type')
  }
  expect(await type()).toBe('application/json')
  backend.faults.set('listContacts', { dialect: 'charset' })
  expect(await type()).toBe('application/json; charset=utf-8')
})
