import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { InPage } from '#mocks/browser'
import { now, setClock } from '~/lib/clock'
import { bootDemo } from './boot-demo'
import { showProvider } from './demo/demo-address'

const SATURDAY = Date.parse('2026-06-13T23:30:00Z')
const MINUTE = 60_000

const ownAddress = location.href
let page: InPage | undefined
let root: HTMLElement

beforeEach(() => {
  root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
})

afterEach(async () => {
  await page?.world.reset() // leaves nothing saved for the next test
  await page?.stop()
  page = undefined
  root.remove()
  document.getElementById('demo-console')?.remove()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', ownAddress)
  setClock(() => Date.now())
})

const visit = (query: string) => history.replaceState(null, '', `${location.pathname}?${query}`)

async function boot(query: string): Promise<InPage> {
  visit(query)
  page = await (await bootDemo()).page()
  return page
}

/** Simulates a page load: session storage survives, module state does not. */
async function reload(): Promise<InPage> {
  await page?.stop()
  page = await (await bootDemo()).page()
  return page
}

/** What the HTML shows a golfer until the app has loaded. */
const startFrame = () => Object.assign(document.createElement('div'), { id: 'start' })

const feedText = async (): Promise<string> => {
  const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` }
  return (await fetch('/api/linx?view=Following', { headers })).text()
}

const whoAmI = async (): Promise<unknown> => {
  const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` }
  return (await fetch('/api/user/current', { headers })).json()
}

/** The world `first-day` with an invalid email for one golfer. */
const damaged = (file: string): string =>
  file
    .replace('"scenario":"saturday-round"', '"scenario":"first-day"')
    .replace('"email":"nora@whitcombe.example"', '"email":"invalid"')

test('without a link it is Saturday, and no golfer is signed in', async () => {
  const { world } = await boot('')
  expect(world.backend().scenario.name).toBe('saturday-round')
  expect(Math.abs(now() - SATURDAY)).toBeLessThan(MINUTE)
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('a link signs its golfer in, and its parameters are removed from the address', async () => {
  await boot('as=marcus@bell.example&view=mine')
  expect(await whoAmI()).toMatchObject({ us_email: 'marcus@bell.example' })
  expect(localStorage.getItem('user_id')).toBe('2')
  expect(
    Math.abs(Number(localStorage.getItem('token_expiry')) - (SATURDAY + 60 * MINUTE)),
  ).toBeLessThan(MINUTE)
  expect(location.search).toBe('?view=mine')
})

test('a scenario opens with its default golfer', async () => {
  await boot('scenario=saturday-round')
  expect(await whoAmI()).toMatchObject({ us_email: 'nora@whitcombe.example' })
})

test('the link’s golfer replaces another golfer’s session', async () => {
  localStorage.setItem('user_info', '{"us_id":1}')
  await boot('as=marcus@bell.example')
  expect(localStorage.getItem('user_info')).toBeNull()
})

test('time and faults of the link also apply after a reload', async () => {
  await boot('now=2026-07-01T12:00Z&fault=getVersion:503')
  const { world } = await reload()
  expect(Math.abs(now() - Date.parse('2026-07-01T12:00Z'))).toBeLessThan(MINUTE)
  expect(world.backend().faults.list()).toEqual([
    { operationId: 'getVersion', fault: { status: 503 } },
  ])
})

test('the link of a failed story may name a golfer who exists only in its world', async () => {
  const { world, controls } = await boot('as=nora@whitcombe.example')
  const { db } = world.backend()
  const nora = db.users.get(1)
  if (nora) await db.users.insert({ ...nora, id: 900, email: 'iris@larkspur.example' })
  const file = controls.exportText()
  db.users.remove(900)
  world.backend().changed()
  await page?.stop()
  const { fetch: own } = window
  window.fetch = (input, init) => {
    const isWorld = new Request(input, init).url.endsWith('/worlds/lost.json')
    return isWorld ? Promise.resolve(new Response(file)) : own(input, init)
  }
  onTestFinished(() => void (window.fetch = own))
  await boot('as=iris@larkspur.example&import=lost')
  expect(await whoAmI()).toMatchObject({ us_id: 900 })
})

test.each([
  ['has written another address into the profile', { email: 'Nora@Example.org' }],
  ['no longer has an account', undefined],
])('a reload opens the world of a golfer who %s since the link', async (_what, change) => {
  const { world } = await boot('as=nora@whitcombe.example')
  const { db } = world.backend()
  if (change) await db.users.change(1, change)
  else db.users.remove(1)
  world.backend().changed()
  await world.flush()
  expect((await reload()).world.backend().users()).not.toEqual([])
  expect(root.textContent).toBe('')
})

test('a new tab opens the same world without the first tab’s faults and sign-in', async () => {
  await boot('seed=7&as=marcus@bell.example&fault=getVersion:503')
  sessionStorage.clear()
  localStorage.removeItem('auth_token')
  const { world } = await reload()
  expect(world.backend().seed).toBe(7)
  expect(world.backend().faults.list()).toEqual([])
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('a reload opens the world of the last reset', async () => {
  const { world } = await boot('')
  await world.reset({ seed: 9 })
  expect((await reload()).world.backend().seed).toBe(9)
})

test('without a link and a session the app starts before the fake has loaded', async () => {
  history.replaceState(null, '', '/')
  const demo = await bootDemo()
  expect(await (await fetch('/api/diagnostic/version')).json()).toHaveProperty('version')
  page = await demo.page()
  expect(page.world.backend().users()).toEqual([]) // rows are generated lazily
  expect(page.world.backend().journal.entries).toHaveLength(1)
})

test('clock, network, flags and the demo bar follow the link; the clock continues after a reload', async () => {
  const link = 'as=nora@whitcombe.example&clock=2026-06-14T05:58Z&flag=clock-frozen&skew=120&net=5'
  const { world, conditions } = await boot(`${link}&jitter=10&flag=hub-refused&bar=off`)
  const late = Date.parse('2026-06-14T05:58Z')
  const since = () => now() - (late + 120 * MINUTE)
  expect(since()).toBeGreaterThanOrEqual(0)
  expect(since()).toBeLessThan(MINUTE) // the clock is still running
  expect(conditions.current()).toMatchObject({ latencyMs: 5, jitter: 10 })
  expect(world.backend().hub.refused()).toBe(503)
  expect(document.getElementById('demo-console')).toBeNull()
  world.backend().clock.advance(MINUTE)
  await world.flush()
  await reload()
  expect(since()).toBeGreaterThanOrEqual(MINUTE)
  expect(since()).toBeLessThan(2 * MINUTE)
  expect(document.documentElement).not.toHaveAttribute('data-demo-bar')
})

test('the next visitor finds nothing of the first', async () => {
  await boot('as=nora@whitcombe.example')
  localStorage.setItem('last_email', 'visitor@club.example')
  const opened = indexedDB.open('linx-drafts')
  await new Promise((done) => opened.addEventListener('success', done))
  opened.result.close()
  sessionStorage.setItem('demo_fresh', 'yes')
  visit('')
  await reload()
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(localStorage.getItem('last_email')).toBeNull()
  const names = (await indexedDB.databases()).map(({ name }) => name)
  expect(names).not.toContain('linx-drafts')
})

test('a stored link of another version is ignored', async () => {
  sessionStorage.setItem('demo_link', 'scenario=long-gone')
  const { world } = await boot('')
  expect(world.backend().scenario.name).toBe('saturday-round')
})

test.each([
  ['scenario=nowhere', 'scenario=nowhere', 'saturday-round'],
  ['as=Tiger@Woods.example', 'as=tiger@woods.example', 'nora@whitcombe.example'],
  ['fault=getVersion:explode', 'fault=getVersion:explode', 'getVersion:malformed'],
  ['net=pigeon', 'net=pigeon', 'offline'],
])('%s shows the known values instead of the app', async (query, said, known) => {
  sessionStorage.setItem('demo_opening', 'story=saturday')
  document.body.append(startFrame())
  visit(`seed=7&${query}`)
  const address = location.href
  let started = false
  void bootDemo().then(() => (started = true))
  await expect.poll(() => root.textContent).toContain(said)
  expect(location.href).toBe(address) // to be corrected there
  expect(root.querySelector('h1')?.textContent).toBe('This demo link cannot be opened')
  const links = [...root.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  const corrected = new URLSearchParams({ seed: '7', [query.split('=')[0] ?? '']: known })
  expect(links).toContainEqual([known, `${location.pathname}?${corrected.toString()}`])
  expect(started).toBe(false)
  expect(document.getElementById('start')).toBeNull()
  expect(document.getElementById('demo-console')).toBeNull() // its buttons need a world
  expect(sessionStorage.getItem('demo_opening')).toBe('story=saturday') // what a reset returns to
})

test('the page of the identity provider does not have the app’s frame', () => {
  document.body.append(startFrame())
  showProvider({ kind: 'page', title: 'Sign in', text: 'Choose who you are.', choices: [] })
  expect(root.textContent).toContain('Choose who you are.')
  expect(document.getElementById('start')).toBeNull()
})

test('a misspelled parameter shows which one is meant, and the known ones', async () => {
  visit('sceanrio=busy-feed&view=mine')
  void bootDemo()
  await expect
    .poll(() => root.textContent)
    .toContain('sceanrio is not a parameter of a demo link; scenario is. Known parameters:')
  expect([...root.querySelectorAll('li')].map((item) => item.textContent)).toContain('kiosk')
})

test('an exported world is imported after a reset and on the next page', async () => {
  const { controls, world } = await boot('as=nora@whitcombe.example')
  const { db } = world.backend()
  const [newest] = db.feed.rows().slice(-1)
  if (newest) db.feed.remove(newest.id)
  const before = await feedText()
  const file = controls.exportText()
  await controls.reset()
  expect(await feedText()).not.toBe(before)
  await controls.importText(file)
  expect(await feedText()).toBe(before)
  await reload()
  expect(await feedText()).toBe(before)
})

test.each([
  ['cut off', (file: string) => file.slice(0, 1000), 'incomplete'],
  ['foreign', () => '{"name":"something else"}', 'not an exported world'],
  [
    'newer',
    (file: string) => file.replace('"schemaVersion":', '"schemaVersion":9'),
    'a newer version',
  ],
  ['damaged, of another scenario', damaged, 'damaged'],
])('a file that is %s is refused, and the current world stays', async (_what, spoil, why) => {
  const { controls, world } = await boot('as=nora@whitcombe.example')
  const before = await feedText()
  await expect(controls.importText(spoil(controls.exportText()))).rejects.toThrow(why)
  expect(world.backend().scenario.name).toBe('saturday-round')
  expect(await feedText()).toBe(before)
})

test('on a first visit a feed waits for the worker that serves its pictures; a login does not', async () => {
  visit('as=nora@whitcombe.example')
  page = await (await bootDemo(Promise.resolve({ active: null, installing: null }))).page()
  expect((await fetch('/api/diagnostic/version')).ok).toBe(true)
  let isLoaded = false
  const feed = feedText().then(() => (isLoaded = true))
  await new Promise((done) => setTimeout(done, 200))
  expect(isLoaded).toBe(false)
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(await feed).toBe(true)
})

test('without a service worker the demo starts without a wait', async () => {
  visit('as=nora@whitcombe.example')
  page = await (await bootDemo(Promise.resolve(undefined))).page()
  expect(await feedText()).toContain('items')
})

test('the demo does not wait for a worker that cannot be installed', async () => {
  visit('as=nora@whitcombe.example')
  const installing = Object.assign(new EventTarget(), { state: 'redundant' as const })
  page = await (await bootDemo(Promise.resolve({ active: null, installing }))).page()
  const feed = feedText()
  installing.dispatchEvent(new Event('statechange'))
  expect(await feed).toContain('items')
})
