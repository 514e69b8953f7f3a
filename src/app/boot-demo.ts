import {
  EMPTY_LINK,
  holdEarlyRequests,
  ignoreDeviceSignal,
  LINK_PARAMETERS,
  linkQuery,
  loadInPage,
  misspelledParameter,
  showBar,
  type DemoLink,
  type InPage,
  type LinkProblem,
  type OpenTab,
  useOwnDevice,
} from '#mocks/browser'
import { afterPaint } from '~/lib/after-paint'
import { setClock } from '~/lib/clock'
import { deferred } from '~/lib/deferred'
import { paths } from '~/routing/paths'
import { signInStorage } from '~/session/storage/sign-in-storage'
import { createTokenStore } from '~/session/token-store'
import {
  clearAppData,
  clearAfterReset,
  homeWorld,
  openingLink,
  rememberedLink,
  rememberLink,
  rememberDevice,
  rememberedDevice,
  rememberOpening,
  restartAs,
  sharedWorld,
  clearOnNextStart,
  takeFromAddress,
  takeRestartedGolfer,
  worldPart,
  showLinkProblem,
  showProvider,
} from './demo-address'

/** How long the first visit waits for the worker, in milliseconds, so that the feed's pictures load. */
const WORKER_TIMEOUT_MS = 10_000

/** Caching starts this many milliseconds after the first frame. */
const CACHE_FILES_DELAY_MS = 3000

/** The part of the worker's registration that is used here. */
type Registered = {
  readonly active: Pick<ServiceWorker, 'postMessage'> | null
  readonly installing: (EventTarget & Pick<ServiceWorker, 'state'>) | null
}

/** Where the fake identity provider's pages are. */
const PROVIDER = '/_identity/'

/** Absent on plain http, except on this machine. */
const container: ServiceWorkerContainer | undefined = navigator.serviceWorker

/** The running demo; the fake backend may still be loading. */
export type Demo = { page(): Promise<InPage> }

/** Whether this device has a session of that golfer. */
const isSignedIn = (email: string | undefined): boolean =>
  createTokenStore(signInStorage).hasTokens() && signInStorage.get('last_email') === email

/** Signs a golfer in without a request. */
async function signIn({ world }: InPage, email: string): Promise<void> {
  const { userId, ...tokens } = await world.runExclusive(async () => {
    const session = await world.backend().signIn(email)
    world.backend().changed()
    return session
  })
  if (!isSignedIn(email)) createTokenStore(signInStorage).clear() // to the other tabs it is a logout
  createTokenStore(signInStorage).save(tokens, userId)
  signInStorage.set('last_email', email) // as signing in does
}

/**
 * Waits until the worker controls the page: it fetches the fake's pictures, and on a first visit it takes control only after
 * the page has loaded. Resolves at once if there is none, and after a time limit.
 */
async function workerReady(worker: Promise<Registered | undefined> | undefined): Promise<void> {
  if (!worker || !container || container.controller) return
  const { promise: isThere, resolve: done } = deferred()
  container.addEventListener('controllerchange', () => done(), { once: true })
  setTimeout(done, WORKER_TIMEOUT_MS) // the registration may resolve late, or never
  void claim(worker, done)
  await isThere
}

/** Asks the worker to control this page; `done` is called when there is none that could. */
async function claim(worker: Promise<Registered | undefined>, done: () => void): Promise<void> {
  const registration = await worker
  if (!registration) return done()
  const { active, installing } = registration
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'redundant') done()
  })
  active?.postMessage({ type: 'CLAIM' }) // after a hard reload no other code claims the page
}

/** Has the worker cache all files of the build, so that the demo starts offline. */
function cacheFilesLater(): void {
  setTimeout(() => container?.controller?.postMessage({ type: 'KEEP_FILES' }), CACHE_FILES_DELAY_MS)
}

function refuse(problem: LinkProblem): Promise<never> {
  showLinkProblem(problem)
  return new Promise(() => {}) // an error here must not stop the app
}

type Fake = Awaited<ReturnType<typeof loadInPage>>

/** A link that names no world joins the one that another tab shows. */
function joinShared(
  { readLink, worldKey }: Fake,
  requested: string,
  tabs: readonly OpenTab[],
): string {
  if (requested === '' || worldPart(requested) !== '') return requested
  const shared = readLink(sharedWorld())
  const isOpen = shared.ok && tabs.some(({ world }) => world === worldKey(shared.link.world))
  return isOpen && sharedWorld() !== '' ? `${sharedWorld()}&${requested}` : requested
}

/**
 * Chooses this tab's device; '' is the browser's own. A golfer whom no other tab has gets a separate one, and keeps it over a
 * reset, while the other tabs reload and cannot be seen. So does another world, whose sessions are not valid in theirs.
 */
function chooseDevice(
  golfer: string | undefined,
  world: string,
  tabs: readonly OpenTab[],
  isReset: boolean,
): string {
  const browserDeviceTabs = tabs.filter((tab) => tab.device === '')
  const isKept = isReset && golfer === rememberedDevice()
  const isSeparate = isKept || (browserDeviceTabs.length > 0 && !isSignedIn(golfer))
  let device = golfer !== undefined && isSeparate ? golfer : ''
  if (browserDeviceTabs.some((tab) => tab.world !== world)) device = `${world}|${golfer ?? ''}`
  rememberDevice(device)
  if (device !== '') useOwnDevice(device)
  return device
}

/** Imports the world as it was when a story failed. Returns false if `npm start` has none with that name. */
async function importWorld({ controls }: InPage, name: string): Promise<boolean> {
  const response = await fetch(`/worlds/${name}.json`)
  if (!response.ok) return false
  await controls.importText(await response.text())
  return true
}

/** Imports or seeds the world that a link opens. Returns the unknown part of a requested link, if any. */
async function openWorld({ checkGolfer }: Fake, page: InPage, link: DemoLink, requested: string) {
  if (requested !== '' && link.import !== undefined && !(await importWorld(page, link.import))) {
    const known = ['the name of a world that a failed story has left: npm run qa, then npm start']
    return { parameter: 'import', value: link.import, known }
  }
  const backend = page.world.backend()
  // No user exists before the world is seeded, and seeding uses the clock that was set at its start.
  if (link.as !== undefined || link.clock !== undefined) await backend.ready()
  // The golfer of a remembered link may have another address or no account by now, so only a requested link is checked.
  const emails = backend.users().map(({ email }) => email)
  return requested === '' ? undefined : checkGolfer(link, emails)
}

/** Installs the fake in this page, in the state that the link requests; `requested` is empty for a remembered link. */
async function openFake(
  requested: string,
  restarted: string | undefined,
  picturesReady: Promise<void>,
  isReset: boolean,
): Promise<InPage> {
  const fake = await loadInPage()
  const { applyRecipe, golferOf, otherTabs, readLink, startInPage, worldKey } = fake
  const tabs = requested === '' ? [] : await otherTabs()
  const joined = joinShared(fake, requested, tabs)
  let read = readLink(joined || rememberedLink())
  if (!read.ok && requested === '') read = readLink('') // a link stored by another version of the demo
  if (!read.ok) return refuse(read.problem)
  const { link } = read
  const golfer = requested === '' ? restarted : golferOf(link)
  const key = worldKey(link.world)
  const device = requested === '' ? rememberedDevice() : chooseDevice(golfer, key, tabs, isReset)
  // A story starts at its first step, unless a further golfer joins the one that another tab watches.
  const isGuest =
    golfer !== golferOf({ ...link, as: undefined }) &&
    ((isReset && device !== '') || tabs.some(({ world }) => world === key))
  const startsOver = new URLSearchParams(requested).has('story') && !isGuest
  const last = readLink(homeWorld())
  const isOtherWorld = last.ok && worldKey(last.link.world) !== key
  const isAlone = requested !== '' && !tabs.some((tab) => tab.device === device)
  // Drafts and cached pages of an earlier visitor or of another world.
  if (isAlone && (startsOver || isOtherWorld || device !== '')) await clearAppData()

  const page = await startInPage({
    opening: link.world,
    picturesReady,
    startsOver,
    device,
    onRestart: (isOwnDevice) => restartAs(signedIn(), isOwnDevice),
    elapsed: () => Math.floor(performance.now()),
    onReset: (opening) =>
      rememberLink(linkQuery({ ...EMPTY_LINK, world: opening, bar: link.bar, kiosk: link.kiosk })),
  })
  const { world, conditions } = page
  const users = () => world.backend().users()
  const signedIn = () => users().find(({ id }) => id === golferId())?.email
  const problem = await openWorld(fake, page, link, requested)
  if (problem) {
    await page.stop()
    return refuse(problem)
  }
  applyRecipe({ backend: world.backend(), conditions }, link, requested !== '')
  setClock(() => world.backend().clock.now() + conditions.current().skewMinutes * 60_000)
  if (requested !== '') {
    rememberOpening(joined)
    rememberLink(joined)
  }
  if (golfer !== undefined) await signIn(page, golfer)
  return page
}

/** The golfer who is signed in on this device. */
function golferId(): number | undefined {
  const tokens = createTokenStore(signInStorage)
  return Number(tokens.hasTokens() ? tokens.userId() : undefined) || undefined
}

/**
 * Installs the fake backend before the app starts, as the address requests; never resolves for an invalid link, whose valid
 * values are shown instead. For a visitor of the sign-in page the fake, the largest part of the demo, is loaded after the
 * page.
 */
export async function bootDemo(worker?: Promise<Registered | undefined>): Promise<Demo> {
  ignoreDeviceSignal()
  const picturesReady = workerReady(worker)
  if (worker) cacheFilesLater()
  const device = rememberedDevice()
  const leaveDevice = device === '' ? undefined : useOwnDevice(device)
  const isReset = await clearAfterReset()
  const misspelled = misspelledParameter(location.search)
  if (misspelled) return refuse(misspelled)
  const requested = takeFromAddress(LINK_PARAMETERS)
  if (requested !== '') leaveDevice?.() // the link decides again
  const remembered = requested || rememberedLink()
  const restarted = takeRestartedGolfer()
  const isPlain = requested === '' && !restarted && remembered === worldPart(remembered)
  const isFront = location.pathname === paths.login() && location.hash === ''

  let opening: Promise<InPage> | undefined
  let isOpen = false
  const { promise: loadedPage, resolve: pageLoaded } = deferred<InPage>()
  const page = (): Promise<InPage> =>
    (opening ??= openFake(requested, restarted, picturesReady, isReset).then(
      (found) => {
        isOpen = true
        pageLoaded(found)
        return found
      },
      (error: unknown) => {
        opening = undefined // the next request tries again
        throw error
      },
    ))
  showBar({
    page,
    loadedPage,
    link: () => (!isOpen && requested) || rememberedLink() || requested, // once open, with the world it has joined
    golferId,
    remember: rememberLink,
    openingLink,
    clearOnNextStart,
  })
  if (isPlain && isFront && !createTokenStore(signInStorage).hasTokens()) {
    holdEarlyRequests(page)
    afterPaint(() => void page().catch(() => undefined)) // the next request reports it
    return { page }
  }

  const { world } = await page()
  if (location.pathname.startsWith(PROVIDER)) {
    const { atProvider } = await loadInPage()
    const provider = await atProvider(world.backend(), location.href)
    if (provider) {
      showProvider(provider)
      return new Promise(() => {}) // the provider's page replaces the app
    }
  }
  return { page }
}
