import { paths } from '~/routing/paths'

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
export function takePrerendered(root: HTMLElement): boolean {
  const { dataset } = document.documentElement
  if (dataset['start'] !== 'app') return root.childElementCount > 0
  root.replaceChildren()
  delete dataset['start']
  return false
}

/** Resolves when the router has settled on its first page, after any redirect. */
export function routerReady(router: Router): Promise<void> {
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
export const isSignIn = ({ location, errors }: RouterState): boolean =>
  location.pathname === paths.login() && !errors

/** Has front.js replay a press that happened before the app could handle it. */
export const replayPress = (): void => void document.dispatchEvent(new Event('linx:ready'))
