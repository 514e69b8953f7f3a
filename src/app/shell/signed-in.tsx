import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import type { ApiError } from '~/api/errors'
import { session } from '~/session/session'
import { useSession } from '~/session/use-session'
import { lazyWithFallback } from '~/ui/layout/lazy-with-fallback'
import { focusPageTitle, isFocusLost, useFocusOnChange } from '~/ui/focus/focus'
import { LoadingScreen } from './loading-screen'

type Props = { error: ApiError }

// Rarely needed, so loaded on demand; where the host is unreachable its code may be too.
const Unreachable = lazyWithFallback(
  () => import('./unreachable').then((module) => module.Unreachable),
  ({ error }: Props) => (
    <main id="main" className="page gutter" role="alert">
      <h1 tabIndex={-1}>{error.message}</h1>
      <button onClick={() => void session.retry()}>Retry</button>
    </main>
  ),
)

/** Moves the focus, because the pressed Retry was removed with its screen and Tab would start at the top. */
const restoreLostFocus = (): void => {
  if (isFocusLost()) focusPageTitle()
}

/**
 * Renders the pages of a signed-in golfer only while there is one, and remounts them for another. In between, while the
 * sign-in page is loading, nothing of the golfer is on the screen (R10).
 */
export function SignedIn() {
  const state = useSession()
  useFocusOnChange(state.status, restoreLostFocus)
  if (state.status === 'signed-in') return <Outlet key={state.user.us_id} />
  if (state.status === 'unreachable') {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Unreachable error={state.error} />
      </Suspense>
    )
  }
  return <LoadingScreen />
}
