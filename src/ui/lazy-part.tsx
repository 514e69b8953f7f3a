import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { afterPaint } from '~/lib/after-paint'
import { LoadFailure } from './load-failure'

/** A piece of the page whose code is fetched when it is first wanted. */
export type LazyPart<P> = {
  /** Starts the fetch, for a press that will show it; nothing happens when it fails. */
  preload(): void
  load(): Promise<ComponentType<P>>
  loaded(): ComponentType<P> | undefined
}

/** `load` imports the code and names the component. A fetch that failed is made again by the next one who wants it. */
export function createLazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let component: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  const part: LazyPart<P> = {
    loaded: () => component,
    load: () =>
      (loading ??= load().then(
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

type Props<P> = {
  part: LazyPart<P>
  props: P
  fallback?: ReactNode
  /** Nobody asked for it: a failure is not said. */
  isSilent?: boolean
  /** Its code is asked for after what is around it is on the screen. */
  isDeferred?: boolean
}

/** A part in its place. Without its code it says so there, and the rest of the page goes on (R12). */
export function ShowLazyPart<P extends object>({
  part,
  props,
  fallback = null,
  isSilent,
  isDeferred,
}: Props<P>) {
  const [found, setFound] = useState(() => ({ Component: part.loaded(), message: '' }))
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isWanted = true
    const load = () =>
      void part.load().then(
        (Component) => isWanted && setFound({ Component, message: '' }),
        (error: unknown) =>
          isWanted &&
          setFound({ Component: undefined, message: error instanceof Error ? error.message : '' }),
      )
    let callOff = () => {}
    if (isDeferred && !part.loaded()) callOff = afterPaint(load)
    else load()
    return () => {
      isWanted = false
      callOff()
    }
  }, [part, tries, isDeferred])
  if (found.Component) return <found.Component {...props} />
  if (!found.message) return fallback
  if (isSilent) return null
  return <LoadFailure message={found.message} busy={false} onRetry={() => setTries(tries + 1)} />
}
