import { lazy, type ComponentType } from 'react'

const Nothing = () => null

/**
 * A component whose code comes when it is first shown; `Instead` when it cannot be had, nothing where that is left out. What
 * `load` rejects with is caught out here: the build puts a `then` that hangs on an import inside of what waits for the
 * chunk's styles as well, so that one in there never hears of a missing style.
 */
export const lazyWithFallback = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P> = Nothing,
) =>
  lazy(() =>
    load().then(
      (found) => ({ default: found }),
      () => ({ default: Fallback }),
    ),
  )
