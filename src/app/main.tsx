import '~/ui/styles/index.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, type Location } from 'react-router-dom'
import { appChunks } from '~/features/updates/app-chunks'
import { receiveSignIn } from '~/features/login/sign-in-callback'
import { firstScreen } from '~/lib/first-screen'
import { captureInstallPrompt } from '~/platform/install-prompt'
import { registerWorker } from '~/platform/service-worker'
import { startReporting } from '~/reporting/error-reporter'
import { receiveMailedLink } from '~/routing/mailed-link'
import { paths } from '~/routing/paths'
import { lastEmail } from '~/session/last-email'
import { session } from '~/session/session'
import { followSession } from './follow-session'
import { returnLocation } from './return-location'
import { Providers } from './providers'
import { routes } from './routes'

type RouterState = {
  initialized: boolean
  location: { pathname: string }
  errors: object | null
}
type Router = {
  readonly state: RouterState
  subscribe(listener: (state: RouterState) => void): () => void
}

/**
 * Whether the prerendered sign-in page is visible. Where front.js has hidden it, it is removed: the app renders another
 * page there.
 */
function takePrerendered(root: HTMLElement): boolean {
  const { dataset } = document.documentElement
  if (dataset['start'] !== 'app') return root.childElementCount > 0
  root.replaceChildren()
  delete dataset['start']
  return false
}

/** Resolves when the router has settled on its first page, after any redirect. */
function routerReady(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** Whether the router's page is the one in the HTML. */
const isSignIn = ({ location, errors }: RouterState): boolean =>
  location.pathname === paths.login() && !errors

/** Has front.js replay a press that happened before the app could handle it. */
const replayPress = (): void => void document.dispatchEvent(new Event('linx:ready'))

/** A stored session at the start page goes to the feed at once, without loading the sign-in page first. */
function skipSignIn(): void {
  const { pathname, search, hash } = location
  if (pathname === paths.login() && !search && !hash && session.hasTokens())
    history.replaceState(null, '', paths.linx())
}

// The hub's code is loaded after the start page. Without it, updates arrive late.
const startHub = () =>
  void import('~/realtime/hub').then(
    ({ hub }) => hub.start(),
    () => undefined,
  )

/** Update checks are loaded after the start page; without their code the page stays as it is. */
function keepUpToDate(): Promise<ServiceWorkerRegistration | undefined> {
  const updates = firstScreen
    .whenShown()
    .then(() => import('~/features/updates/app-updates'))
    .catch(() => undefined)
  const worker = registerWorker(() => void updates.then((code) => code?.workerChanged()))
  void updates.then((code) => code?.startUpdates(worker))
  return worker
}

async function start(): Promise<void> {
  // First: tokens and mailed-link parameters leave the address before any request is sent (R20).
  receiveSignIn(paths.directLogin())
  receiveMailedLink()
  addEventListener('hashchange', () => receiveSignIn(paths.directLogin()))
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  const isDrawn = takePrerendered(root)
  captureInstallPrompt(window)
  startReporting()
  const worker = import.meta.env.PROD ? keepUpToDate() : undefined
  if (import.meta.env.MODE === 'demo') await (await import('./boot-demo')).bootDemo(worker)
  skipSignIn()
  void session.start() // requested in parallel with the first page's code
  const currentLocation = (): Location => router.state.navigation.location ?? router.state.location
  const load = appChunks(() => createPath(currentLocation()))
  const router = createBrowserRouter(
    routes({ session, lastEmail, returnLocation, currentLocation, load }),
  )
  followSession({ session, router, startHub, returnLocation, lastEmail })
  const app = <Providers router={router} />
  if (isDrawn && !session.hasTokens()) {
    await routerReady(router)
    if (isSignIn(router.state) && !session.refusal()) {
      hydrateRoot(root, app)
      return replayPress()
    }
  }
  createRoot(root).render(app)
}

void start()
