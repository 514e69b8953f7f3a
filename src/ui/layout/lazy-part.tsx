import { useDeferredValue, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { whenIdle } from '~/lib/after-paint'
import { CHUNK_TIMEOUT_MS, realTimers } from '~/lib/timers'
import { LoadFailure } from '../feedback/load-failure'

/** A component whose code is loaded on demand. */
export type LazyPart<P> = {
  /** Starts loading, for a press that will show it; failures are ignored. */
  preload(): void
  load(): Promise<ComponentType<P>>
  loaded(): ComponentType<P> | undefined
}

/** `load` imports the code and selects the component. After a failure, or 120 s, the next caller tries again. */
export function createLazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let component: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  const part: LazyPart<P> = {
    loaded: () => component,
    load: () =>
      (loading ??= new Promise<ComponentType<P>>((resolve, reject) => {
        const cancelTimeout = realTimers.after(CHUNK_TIMEOUT_MS, reject)
        load().then(resolve, reject).finally(cancelTimeout)
      }).then(
        (found) => (component = found),
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )),
    preload: () => void part.load().catch(() => undefined),
  }
  return part
}

/** Shown instead of the browser's own message, which names a file of the app. */
export const NOT_LOADED = 'This didn’t load. Check your connection and try again.'

type Found<P> = {
  Component?: ComponentType<P> | undefined
  /** The attempt that has failed. */
  failedTry?: number
}

type Props<P> = {
  part: LazyPart<P>
  props: P
  fallback?: ReactNode
  /** Failures are ignored, for a part that was not requested by the user. */
  isSilent?: boolean
  /** Whether its code is loaded only when the browser is idle after the surrounding page has painted. */
  isDeferred?: boolean
}

/**
 * Renders a lazy part. If its code cannot be loaded, it shows a retry in its place, and the rest of the page works
 * (R12).
 */
export function ShowLazyPart<P extends object>({
  part,
  props,
  fallback = null,
  isSilent,
  isDeferred,
}: Props<P>) {
  const [found, setFound] = useState<Found<P>>(() => ({ Component: part.loaded() }))
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isWanted = true
    const load = () =>
      void part.load().then(
        (Component) => isWanted && setFound({ Component }),
        () => isWanted && setFound({ failedTry: tries }),
      )
    let cancelLoad = () => {}
    if (isDeferred && !part.loaded()) cancelLoad = whenIdle(load)
    else load()
    return () => {
      isWanted = false
      cancelLoad()
    }
  }, [part, tries, isDeferred])
  if (found.Component) return <found.Component {...props} />
  if (found.failedTry === undefined) return fallback
  if (isSilent) return null
  return (
    <LoadFailure
      message={NOT_LOADED}
      busy={found.failedTry !== tries}
      onRetry={() => setTries(tries + 1)}
    />
  )
}

type AfterFallbackProps = { fallback: ReactNode; children: ReactNode }

/** Renders its fallback first, and then its children in short tasks, between which the browser can paint and take input. */
export const AfterFallback = ({ fallback, children }: AfterFallbackProps) =>
  useDeferredValue(true, false) ? children : fallback
