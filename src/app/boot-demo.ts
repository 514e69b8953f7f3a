import type { InPage } from '#mocks/adapters/browser'
import { openFrontDoor } from '#mocks/adapters/front-door'
import { FINE_LINK, LINK_PARAMETERS, type DemoLink, type LinkProblem } from '#mocks/adapters/link'
import { linkQuery } from '#mocks/adapters/link-query'
import type { World } from '#mocks/adapters/world'
import { showBar } from '#mocks/console/show-bar'
import { setClock } from '~/lib/clock'
import { deferred } from '~/lib/deferred'
import { paths } from '~/routing/paths'
import { storage } from '~/session/browser-storage'
import { createTokenStore } from '~/session/token-store'
import {
  forgetVisitor,
  openingLink,
  rememberedLink,
  rememberLink,
  rememberOpening,
  startAfresh,
  takeFromAddress,
  worldPart,
} from './demo-address'
import { showLinkProblem } from './demo-link-problem'
import { showProvider } from './demo-provider'

/** How long a feed with its pictures is worth waiting for on the first visit. */
const WORKER_TIMEOUT_MS = 10_000

/** Not in the way of a first look. */
const CACHE_FILES_DELAY_MS = 3000

/** What is read of the worker's registration. */
type Registered = {
  readonly active: Pick<ServiceWorker, 'postMessage'> | null
  readonly installing: (EventTarget & Pick<ServiceWorker, 'state'>) | null
}

/** Where the fake identity provider's pages are. */
const PROVIDER = '/_identity/'

/** The running demo: the fake may still be on its way. */
export type Demo = { page(): Promise<InPage> }

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
  if (!worker || navigator.serviceWorker.controller) return
  const { promise: isThere, resolve: done } = deferred()
  navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true })
  setTimeout(done, WORKER_TIMEOUT_MS) // a browser may take its time to answer for its worker, or never do
  void claim(worker, done)
  await isThere
}

/** Has the worker take this page over; `done` is called when there is none that could. */
async function claim(worker: Promise<Registered | undefined>, done: () => void): Promise<void> {
  const registration = await worker
  if (!registration) return done()
  const { active, installing } = registration
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'redundant') done()
  })
  active?.postMessage({ type: 'CLAIM' }) // after a hard reload nobody else would ask
}

/** Lets the worker fetch all files of the build in the end, so that the demo starts without a network. */
function cacheFilesLater(): void {
  setTimeout(
    () => navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_FILES' }),
    CACHE_FILES_DELAY_MS,
  )
}

function refuse(problem: LinkProblem): Promise<never> {
  showLinkProblem(problem)
  return new Promise(() => {}) // the app must not start over it
}

/** The fake under this page, in the state the link asks for; `asked` is empty for a link that is only remembered. */
async function openFake(asked: string, pictures: Promise<void>): Promise<InPage> {
  const { applyRecipe, checkGolfer, readLink, startInPage } =
    await import('#mocks/adapters/browser')
  let read = readLink(asked || rememberedLink())
  if (!read.ok && asked === '') read = readLink('') // remembered from another version
  if (!read.ok) return refuse(read.problem)
  const { link } = read

  const page = await startInPage({
    opening: link.world,
    picturesReady: pictures,
    startsOver: asked !== '' && link.world.story !== undefined, // a story is told from its beginning
    elapsed: () => Math.floor(performance.now()),
    onReset: (opening) => rememberLink(linkQuery({ ...FINE_LINK, world: opening, bar: link.bar })),
  })
  const { world, conditions } = page
  // Nobody is there before; and what is seeded later would be of the clock's new moment.
  if (link.as !== undefined || link.clock !== undefined) await world.backend().ready()
  const emails = world
    .backend()
    .users()
    .map(({ email }) => email)
  const problem = checkGolfer(link, emails)
  if (problem) {
    await page.stop()
    return refuse(problem)
  }
  applyRecipe({ backend: world.backend(), conditions }, link, asked !== '')
  setClock(() => world.backend().clock.now() + conditions.current().skewMinutes * 60_000)
  if (asked !== '') {
    rememberLink(asked)
    await signIn(world, link)
  }
  return page
}

/** After the first frame, when nothing else is to be done. */
const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/**
 * Puts the fake backend under the app, before the app starts, as the address asks.
 * A link that means nothing shows what would, and this never resolves. `worker` is the registration, when it has
 * begun. For somebody who only comes to the sign-in page the fake is loaded behind it: it is the dearest part of a demo.
 */
export async function bootDemo(worker?: Promise<Registered | undefined>): Promise<Demo> {
  const pictures = workerReady(worker)
  if (worker) cacheFilesLater()
  await forgetVisitor()
  const asked = takeFromAddress(LINK_PARAMETERS)
  if (asked !== '') rememberOpening(asked)
  const tokens = createTokenStore(storage)
  const remembered = asked || rememberedLink()
  const isPlain = asked === '' && remembered === worldPart(remembered)
  const isFront = location.pathname === paths.login() && location.hash === ''

  let opening: Promise<InPage> | undefined
  const { promise: there, resolve: isThere } = deferred<InPage>()
  const page = (): Promise<InPage> =>
    (opening ??= openFake(asked, pictures).then(
      (found) => {
        isThere(found)
        return found
      },
      (error: unknown) => {
        opening = undefined // asked for again by the next request
        throw error
      },
    ))
  showBar({
    page,
    there,
    link: () => asked || rememberedLink(),
    golferId: () => Number(tokens.present() ? tokens.userId() : undefined) || undefined,
    remember: rememberLink,
    openingLink,
    startAfresh,
  })
  if (isPlain && isFront && !tokens.present()) {
    openFrontDoor(page)
    void quiet()
      .then(page)
      .catch(() => undefined) // the next request says so
    return { page }
  }

  const { world } = await page()
  if (location.pathname.startsWith(PROVIDER)) {
    const { atProvider } = await import('#mocks/adapters/browser')
    const provider = await atProvider(world.backend(), location.href)
    if (provider) {
      showProvider(provider)
      return new Promise(() => {}) // this is not the app
    }
  }
  return { page }
}
