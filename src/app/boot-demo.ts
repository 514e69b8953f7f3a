import type { InPage } from '#mocks/adapters/browser'
import type { DemoLink, LinkProblem } from '#mocks/adapters/link'
import type { World, WorldOptions } from '#mocks/adapters/world'
import { setClock } from '~/lib/clock'
import { storage } from '~/session/browser-storage'
import { createTokenStore } from '~/session/token-store'
import { showLinkProblem } from './demo-link-problem'
import { showProvider } from './demo-provider'

/** The link this tab was opened with, and the world every new tab opens. */
const TAB_LINK = 'demo_link'
const WORLD_LINK = 'demo_world'

const WORLD_PARAMETERS = ['scenario', 'seed', 'now', 'story']
const LINK_PARAMETERS = [...WORLD_PARAMETERS, 'as', 'net', 'fault']

/** How long a feed with its pictures is worth waiting for on the first visit. */
const WORKER_PATIENCE_MS = 10_000

/** What is read of the worker's registration. */
type Registered = {
  readonly active: Pick<ServiceWorker, 'postMessage'> | null
  readonly installing: (EventTarget & Pick<ServiceWorker, 'state'>) | null
}

/** The named parameters of a query, as a query. */
function only(search: string, names: readonly string[]): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => names.includes(name))
  return new URLSearchParams(kept).toString()
}

const worldQuery = (opening: WorldOptions): string =>
  new URLSearchParams(
    Object.entries(opening).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString()

function remember(link: string, world: string): void {
  sessionStorage.setItem(TAB_LINK, link)
  localStorage.setItem(WORLD_LINK, world)
}

/** Takes the demo's part out of the address: what is left belongs to the app. */
function takeFromAddress(): string {
  const link = only(location.search, LINK_PARAMETERS)
  if (link === '') return ''
  const rest = [...new URLSearchParams(location.search)].filter(
    ([name]) => !LINK_PARAMETERS.includes(name),
  )
  const query = new URLSearchParams(rest).toString()
  history.replaceState(
    history.state,
    '',
    location.pathname + (query && `?${query}`) + location.hash,
  )
  return link
}

/** Signs the golfer of the link in: the one it names, else the one its scenario is told about. */
async function signIn(world: World, link: DemoLink): Promise<void> {
  const backend = world.backend()
  const { scenario, story } = link.world
  const isTold = scenario !== undefined || story !== undefined
  const email = link.as ?? (isTold ? backend.scenario.signedInAs : undefined)
  if (email === undefined) return
  const { userId, ...tokens } = await backend.signIn(email)
  const store = createTokenStore(storage)
  store.clear() // whoever was here before
  store.save(tokens, userId)
  storage.set('last_email', email) // as a login would
}

/**
 * The worker fetches pictures for the fake. On a first visit it takes over a moment after the page is there, later
 * where the machine is slow; a feed shown before that would have none. A worker that fails is not waited for.
 */
async function workerReady(worker: Promise<Registered | undefined> | undefined): Promise<void> {
  const registration = await worker
  if (!registration || navigator.serviceWorker.controller) return
  await new Promise<void>((done) => {
    const { active, installing } = registration
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true })
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') done()
    })
    setTimeout(done, WORKER_PATIENCE_MS)
    active?.postMessage({ type: 'CLAIM' }) // after a hard reload nobody else would ask
  })
}

function refuse(problem: LinkProblem): Promise<never> {
  showLinkProblem(problem)
  return new Promise(() => {}) // the app must not start over it
}

/**
 * Puts the fake backend under the app, before the app starts, as the address asks (surface.md, 'Scenario links').
 * A link that means nothing shows what would, and this never resolves. `worker` is the registration, when it has
 * begun. Answers the running fake.
 */
export async function bootDemo(worker?: Promise<Registered | undefined>): Promise<InPage> {
  const { atProvider, checkGolfer, readLink, startInPage } = await import('#mocks/adapters/browser')

  const asked = takeFromAddress()
  const remembered = sessionStorage.getItem(TAB_LINK) ?? localStorage.getItem(WORLD_LINK) ?? ''
  let read = readLink(asked || remembered)
  if (!read.ok && asked === '') read = readLink('') // remembered from another version
  if (!read.ok) return refuse(read.problem)
  const { link } = read

  const page = await startInPage({
    opening: link.world,
    net: link.net,
    picturesReady: workerReady(worker),
    startsOver: asked !== '' && link.world.story !== undefined, // a story is told from its beginning
    elapsed: () => Math.floor(performance.now()),
    onReset: (opening) => remember(worldQuery(opening), worldQuery(opening)),
  })
  const { world } = page
  const emails = world
    .backend()
    .users()
    .map(({ email }) => email)
  const problem = checkGolfer(link, emails)
  if (problem) {
    await page.stop()
    return refuse(problem)
  }
  for (const { operationId, fault } of link.faults) world.backend().faults.set(operationId, fault)
  setClock(() => world.backend().clock.now())
  if (asked !== '') {
    remember(asked, only(asked, WORLD_PARAMETERS))
    await signIn(world, link)
  }
  const provider = await atProvider(world.backend(), location.href)
  if (provider) {
    showProvider(provider)
    return new Promise(() => {}) // this is not the app
  }
  return page
}
