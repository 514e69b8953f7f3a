import { lazy, useState, type ComponentType } from 'react'

const Nothing = () => null

/**
 * A component whose code is loaded when it first renders; `Fallback` if that fails, or nothing. Rejections of `load`
 * are handled outside of the import, because the build also waits for the chunk's styles, and a `then` on the import
 * itself would miss a failed style.
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

/** Whether the value has ever been true since the component mounted, so that what was loaded when it was needed stays. */
export function useHasEverBeen(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isNow)
  if (isNow && !hasBeen) setHasBeen(true)
  return hasBeen
}
