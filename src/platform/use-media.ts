import { useSyncExternalStore } from 'react'

/** Whether a media query holds; renders again when that changes. */
const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )

/** Whether there is room for the rail beside the content. */
export const useHasRail = (): boolean => useMedia('(width >= 67.5rem)')

/** Whether the window is a phone's: the sections are at the bottom. */
export const useIsPhone = (): boolean => useMedia('(width <= 48rem)')

/**
 * Whether a fixed pad would leave little of the window, as on a phone in landscape or with large text. In rem, to grow with
 * it.
 */
export const useIsLow = (): boolean => useMedia('(height < 28.125rem)')

/** Whether a low window has room beside its content, as a phone in landscape has. */
export const useIsOnItsSide = (): boolean => useMedia('(height < 28.125rem) and (width >= 30rem)')
