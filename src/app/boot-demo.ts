import {
  EMPTY_LINK,
  hideBar,
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
  importWorld,
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
} from './demo/demo-address'
import { cacheFilesLater, workerReady, type WorkerRegistration } from './demo/demo-worker'

/** Where the fake identity provider's pages are. */
const PROVIDER = '/_identity/'

/** The running demo; the fake backend may still be loading. */
export type Demo = { page(): Promise<InPage> }

/** The session that this device has stored. */
const tokens = createTokenStore(signInStorage)

/** Whether this device has a session of that golfer. */
const isSignedIn = (email: string | undefined): boolean =>
  tokens.hasTokens() && signInStorage.get('last_email') === email

/** The golfer who is signed in on this device. */
const golferId = (): number | undefined =>
  Number(tokens.hasTokens() ? tokens.userId() : undefined) || undefined

/** Signs a golfer in without a request. */
async function signIn({ world }: InPage, email: string): Promise<void> {
  const { userId, ...newTokens } = await world.runExclusive(async () => {
    const session = await world.backend().signIn(email)
    world.backend().changed()
    return session
  })
  if (!isSignedIn(email)) tokens.clear() // to the other tabs it is a logout
  tokens.save(newTokens, userId)
  signInStorage.set('last_email', email) // as signing in does
}

function refuse(problem: LinkProblem, requested?: string): Promise<never> {
  hideBar()
  showLinkProblem(problem, requested)
  return new Promise(() => {}) // an error here must not stop the app
}

type Fake = Awaited<ReturnType<typeof loadInPage>>

/** A link that names no world joins the one that another tab shows. */
function joinShared(
  { readLink, worldKey }: Fake,
  requested: string,
  tabs: readonly OpenTab[],
): string {
  if (worldPart(requested) !== '') return requested
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

/** What this tab opens. */
type TabStart = {
  link: DemoLink
  /** The link of the address, and the same with the world it joins; absent if the tab opens what it has opened before. */
  requested?: string
  joined?: string
  /** The golfer to sign in; undefined if whoever is signed in stays. */
  golfer: string | undefined
  /** '' is the browser's own. */
  device: string
  /** Whether the story of the link starts at its first step. */
  startsOver: boolean
  /** Whether an earlier visitor, or another world, has left drafts and cached pages on the device. */
  hasForeignData: boolean
}

/** What the link of the address opens, and on which device. */
async function requestedStart(fake: Fake, requested: string, isReset: boolean): Promise<TabStart> {
  const { golferOf, otherTabs, readLink, worldKey } = fake
  const tabs = await otherTabs()
  const joined = joinShared(fake, requested, tabs)
  const read = readLink(joined)
  if (!read.ok) return refuse(read.problem, requested)
  const { link } = read
  const golfer = golferOf(link)
  const key = worldKey(link.world)
  const device = chooseDevice(golfer, key, tabs, isReset)
  // A further golfer who joins the story that another tab watches does not start it over.
  const isGuest =
    golfer !== golferOf({ ...link, as: undefined }) &&
    ((isReset && device !== '') || tabs.some(({ world }) => world === key))
  const startsOver = new URLSearchParams(requested).has('story') && !isGuest
  const last = readLink(homeWorld())
  const isOtherWorld = last.ok && worldKey(last.link.world) !== key
  const isAlone = !tabs.some((tab) => tab.device === device)
  const hasForeignData = isAlone && (startsOver || isOtherWorld || device !== '')
  return { link, requested, joined, golfer, device, startsOver, hasForeignData }
}

/** What this tab has opened before, or for a new tab the world of the browser's own device. */
async function rememberedStart(
  { readLink }: Fake,
  restartedGolfer: string | undefined,
): Promise<TabStart> {
  const remembered = readLink(rememberedLink())
  const read = remembered.ok ? remembered : readLink('') // a link stored by another version of the demo
  if (!read.ok) return refuse(read.problem)
  return {
    link: read.link,
    golfer: restartedGolfer,
    device: rememberedDevice(),
    startsOver: false,
    hasForeignData: false,
  }
}

/** Imports or seeds the world that a link opens. Returns the unknown part of a requested link, if any. */
async function openWorld(
  { checkGolfer }: Fake,
  page: InPage,
  { link, requested }: TabStart,
): Promise<LinkProblem | undefined> {
  const name = requested ? link.import : undefined
  if (name !== undefined && !(await importWorld(name, page.controls.importText))) {
    const known = ['the name of a world that a failed story has left: npm run qa, then npm start']
    return { parameter: 'import', value: name, known }
  }
  const backend = page.world.backend()
  // No user exists before the world is seeded, and seeding uses the clock that was set at its start.
  if (link.as !== undefined || link.clock !== undefined) await backend.ready()
  // The golfer of a remembered link may have another address or no account by now, so only a requested link is checked.
  const emails = backend.users().map(({ email }) => email)
  return requested ? checkGolfer(link, emails) : undefined
}

/** Installs the fake in this page, opens the world, and signs the golfer in. */
async function openFake(
  fake: Fake,
  start: TabStart,
  picturesReady: Promise<void>,
): Promise<InPage> {
  const { link, requested, joined, golfer, device, startsOver } = start
  if (start.hasForeignData) await clearAppData()
  let arriving = golfer // until signed in: another tab may restart the world before
  const page = await fake.startInPage({
    opening: link.world,
    picturesReady,
    startsOver,
    device,
    onRestart: (isOwnDevice) => restartLater(isOwnDevice),
    elapsed: () => Math.floor(performance.now()),
    onReset: (opening) =>
      rememberLink(linkQuery({ ...EMPTY_LINK, world: opening, bar: link.bar, kiosk: link.kiosk })),
  })
  const { world, conditions } = page
  const users = () => world.backend().users()
  const restartLater =
    (isOwnDevice: boolean, id = golferId(), email = arriving?.toLowerCase()) =>
    () => {
      const user = users().find((one) => (email ? one.email === email : one.id === id))
      restartAs(user?.email, isOwnDevice)
    }
  const problem = await openWorld(fake, page, start)
  if (problem) {
    await page.stop()
    return refuse(problem, requested)
  }
  fake.applyRecipe({ backend: world.backend(), conditions }, link, requested !== undefined)
  setClock(() => world.backend().clock.now() + conditions.current().skewMinutes * 60_000)
  if (joined !== undefined) {
    rememberOpening(joined)
    rememberLink(joined)
  }
  if (golfer !== undefined) await signIn(page, golfer)
  arriving = undefined
  return page
}

/**
 * Installs the fake backend before the app starts, as the address requests; never resolves for an invalid link, whose valid
 * values are shown instead. For a visitor of the sign-in page the fake, the largest part of the demo, is loaded after the
 * page.
 */
export async function bootDemo(worker?: Promise<WorkerRegistration | undefined>): Promise<Demo> {
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
  const remembered = rememberedLink()
  const restartedGolfer = takeRestartedGolfer()
  const isPlain = requested === '' && !restartedGolfer && remembered === worldPart(remembered)
  const isFront = location.pathname === paths.login() && location.hash === ''

  let opening: Promise<InPage> | undefined
  let isOpen = false
  const { promise: loadedPage, resolve: pageLoaded } = deferred<InPage>()
  async function open(): Promise<InPage> {
    const fake = await loadInPage()
    const start = requested
      ? await requestedStart(fake, requested, isReset)
      : await rememberedStart(fake, restartedGolfer)
    return openFake(fake, start, picturesReady)
  }
  const page = (): Promise<InPage> =>
    (opening ??= open().then(
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
  if (isPlain && isFront && !tokens.hasTokens()) {
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
