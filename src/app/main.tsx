import '~/ui/styles/index.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, type Location } from 'react-router-dom'
import { appChunks } from '~/features/updates/app-chunks'
import { receiveSignIn } from '~/features/login/sign-in-callback'
import { firstScreen } from '~/lib/first-screen'
import { captureInstallPrompt } from '~/platform/install-prompt'
import { registerWorker } from '~/platform/service-worker/register-worker'
import { startReporting } from '~/reporting/error-reporter'
import { receiveMailedLink } from '~/routing/mailed-link'
import { paths } from '~/routing/paths'
import { lastEmail } from '~/session/storage/sign-in-storage'
import { session } from '~/session/session'
import { navigateWithSession } from './session-navigation'
import { returnLocation } from './return-location'
import { isSignIn, replayPress, routerReady, takePrerendered } from './prerendered'
import { Providers } from './providers'
import { routes } from './routes'

/** A stored session at the start page goes to the feed at once, without loading the sign-in page first. */
function skipSignIn(): void {
  const { pathname, search, hash } = location
  if (pathname === paths.login() && !search && !hash && session.hasTokens())
    history.replaceState(null, '', paths.linx())
}

// The hub starts after the first screen, and loads its client then. Without it, updates arrive late.
const startHub = () =>
  void firstScreen
    .whenShown()
    .then(() => import('~/realtime/hub'))
    .then(({ hub }) => hub.start())
    .catch(() => undefined)

/** Resolves in a task of its own, which no browser delays as it does timers. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve())
    port1.start()
    port2.postMessage(undefined)
  })

/** Update checks are loaded after the start page; without their code the page stays as it is. */
function keepUpToDate(): Promise<ServiceWorkerRegistration | undefined> {
  const updates = firstScreen
    .whenShown()
    .then(() => import('~/features/updates/app-updates'))
    .catch(() => undefined)
  const worker = registerWorker(
    () => void updates.then((code) => code?.workerChanged()),
    // The worker downloads every file of the build, which would delay the first screen. The demo's worker answers for the
    // host.
    import.meta.env.MODE === 'demo' ? undefined : firstScreen.whenShown(),
  )
  void updates.then((code) => code?.startUpdates(worker))
  return worker
}

async function start(): Promise<void> {
  // First: tokens and mailed-link parameters are removed from the address before any request is sent (R20).
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
  await nextTask() // evaluating the app's file is a long task of its own
  void session.start() // requested in parallel with the first page's code
  const currentLocation = (): Location => router.state.navigation.location ?? router.state.location
  const load = appChunks(() => createPath(currentLocation()))
  const router = createBrowserRouter(
    routes({ session, lastEmail, returnLocation, currentLocation, load }),
  )
  navigateWithSession({ session, router, startHub, returnLocation, lastEmail })
  const app = <Providers router={router} />
  if (isDrawn && !session.hasTokens()) {
    await routerReady(router)
    if (isSignIn(router.state) && !session.endError()) {
      startTransition(() => void hydrateRoot(root, app)) // in short tasks: the page can be used already
      return replayPress()
    }
  }
  createRoot(root).render(app)
}

void start()
