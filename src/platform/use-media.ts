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

/** Whether a fixed pad leaves little of the window: a phone on its side, or large text. In rem, which grow with the text. */
export const useIsLow = (): boolean => useMedia('(height < 28.125rem)')

/** Whether a low window has room beside its content: a phone on its side. */
export const useIsOnItsSide = (): boolean => useMedia('(height < 28.125rem) and (width >= 30rem)')
