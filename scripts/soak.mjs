/**
 * `npm run soak [-- --minutes 10]`: a mixed load on the fake server (reads, sign-ups, posted scores, uploads, sign-ins,
 * live connections). Prints the heap after a collection once a minute, and at the end the tables that grew; it does not judge them.
 */
import { numberOf, optionsOf } from './help.mjs'
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { bundleFake } from './build/bundle-fake.mjs'
import { startServer } from './bench/child.mjs'

const values = optionsOf({ minutes: { type: 'string', default: '10' } })
const MINUTES = numberOf('minutes', values.minutes)
const EMAILS = ['nora@whitcombe.example', 'marcus@bell.example', 'priya@raman.example']
const PAUSE_MS = 20
const NOWHERE = '/api/nothing'

/** A path of the contract. @typedef {keyof import('../src/api/schema').paths} Path */

const server = startServer()
const port = await server.serve({ fake: await bundleFake(), contract: 'on' })
const base = `http://localhost:${port}`
const counts = { requests: 0, failures: 0, events: 0, reconnects: 0 }

/**
 * @param {string} method @param {Path | typeof NOWHERE | '/__fake/hub'} path
 * @param {{ token?: string, query?: string, body?: unknown }} [options]
 */
async function send(method, path, { token, query = '', body } = {}) {
  const isForm = body instanceof FormData
  const response = await fetch(base + path + query, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  })
  counts.requests++
  if (!response.ok && path !== NOWHERE) counts.failures++
  return response
}

/** Signs in, and returns the access token. @param {string} email @returns {Promise<string>} */
async function signIn(email) {
  const response = await send('POST', '/api/auth/login', { body: { email, password: 'linxgolf1' } })
  return (await response.json()).accessToken
}

const HEADER = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 1, 244, 1, 244, 1, 1, 17]
const JPEG = Uint8Array.from({ length: 40_000 }, (_, index) => HEADER[index] ?? index % 251)

/** @param {Record<string, string>} parts @param {string} file */
function form(parts, file) {
  const made = new FormData()
  for (const [name, value] of Object.entries(parts)) made.append(name, value)
  made.append(file, new File([JPEG], 'photo.jpg', { type: 'image/jpeg' }))
  return made
}

/** Posts a score with a photo from a new account, and deletes the account. */
async function postAndLeave() {
  const email = `soak-${counts.requests}@golf.example`
  const body = { email, password: 'larkspur-84', firstName: 'June', lastName: 'Abernathy' }
  const more = { city: 'Boulder', state: 'CO', ghinNumber: null, gender: 'F' }
  await send('POST', '/api/auth/create-user', {
    body: { ...body, ...more, profilePicture: null, baseUrl: base },
  })
  const session = await send('POST', '/api/auth/complete-registration', { body: { email } })
  const { accessToken: token } = await session.json()
  const score = {
    courseId: '13995',
    courseName: 'Larkspur Municipal',
    teeSetId: '299504',
    teeName: 'White',
    teeSetSide: 'All18',
    holesPlayed: '18',
    datePlayed: '2026-06-13',
    scoreType: 'H',
    scoreTotal: '84',
    publicNotes: '',
    showTo: 'Followers',
    partners: '[]',
  }
  await send('POST', '/api/Ghin/PostScore', { token, body: form(score, 'mediaFiles') })
  await send('DELETE', '/api/user/current', { token })
}

/** Repeats what a golfer with the app open does. @param {string} email @param {number} until */
async function golfer(email, until) {
  let token = await signIn(email)
  for (let round = 1; performance.now() < until; round++) {
    if (round % 500 === 0) token = await signIn(email)
    const responses = [
      await send('GET', '/api/linx', { token, query: '?view=Following' }),
      await send('GET', '/api/follow/requests/count', { token }),
      await send('GET', '/api/user/current', { token }),
    ]
    for (const response of responses) await response.arrayBuffer()
    if (round % 10 === 0) {
      const body = form({ isCropOnly: 'false' }, 'file')
      await send('POST', '/api/profile/picture', { token, body })
    }
    if (round % 25 === 0) await postAndLeave()
    if (round % 7 === 0) await send('POST', '/api/linx/update-us_last_notify', { token })
    if (round % 11 === 0) await send('GET', NOWHERE, { token })
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** A live connection that opens, receives messages, and closes. @param {string} email @param {HttpTransportType} transport @param {number} until */
async function listener(email, transport, until) {
  while (performance.now() < until) {
    const token = await signIn(email)
    const client = new HubConnectionBuilder()
      .withUrl(`${base}/hubs/linx`, { transport, accessTokenFactory: () => token })
      .configureLogging(LogLevel.None)
      .build()
    client.on('ReceiveFollowRequestsUpdate', () => counts.events++)
    await client.start()
    counts.reconnects++
    await send('POST', '/__fake/hub', {
      body: { event: 'ReceiveFollowRequestsUpdate', args: [1], email },
    })
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await client.stop()
  }
}

const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1)
const started = performance.now()
const until = started + MINUTES * 60_000

async function report() {
  const { heap, rss } = await server.memory()
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(
    `${minutes} min: heap ${megabytes(heap)} MB, resident ${megabytes(rss)} MB, ${counts.requests} requests (${counts.failures} refused), ${counts.reconnects} connections, ${counts.events} events`,
  )
}

/** @returns {Promise<Record<string, number>>} rows by table */
async function rowCounts() {
  const { rows } = await (await fetch(`${base}/__fake/export`)).json()
  return Object.fromEntries(
    Object.entries(rows).map(([name, /** @type {unknown} */ all]) => [
      name,
      Array.isArray(all) ? all.length : 0,
    ]),
  )
}

await report()
const before = await rowCounts()
const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType
const timer = setInterval(() => void report(), 60_000)
await Promise.all([
  ...EMAILS.map((email) => golfer(email, until)),
  ...[WebSockets, ServerSentEvents, LongPolling].map((transport, index) =>
    listener(EMAILS[index] ?? '', transport, until),
  ),
])
clearInterval(timer)
await report()
const grown = Object.entries(await rowCounts())
  .filter(([name, count]) => count !== before[name])
  .map(([name, count]) => `${name} ${before[name]} to ${count}`)
console.log(`rows: ${grown.join(', ')}`)
const contract = await (await fetch(`${base}/__fake/contract`)).json()
console.log(`violations of the contract: ${contract.violations.length}`)
server.stop()
