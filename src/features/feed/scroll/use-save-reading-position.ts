import { useEffect, useEffectEvent, type RefObject } from 'react'
import { itemKey } from '~/domain/feed/item-key'
import type { LinxItem } from '~/api/types'
import { LINX_PAGE_SIZE } from '../query/queries'
import { readAnchor } from './scroll-positions'
import { readingPosition } from './reading-position'

type Options = {
  feed: RefObject<HTMLElement | null>
  items: readonly LinxItem[]
  view: string
  userId: number
}

/** Stores the reading position when the page is hidden or left, for a reload. */
export function useSaveReadingPosition({ feed, items, view, userId }: Options): void {
  const save = useEffectEvent(() => {
    const anchor = window.scrollY > 0 && feed.current && readAnchor(feed.current, items)
    if (!anchor) return readingPosition.forget()
    const at = items.findIndex((item) => itemKey(item) === anchor.key)
    // One more page, since new items may have arrived above.
    readingPosition.save({ userId, view, ...anchor, pages: Math.floor(at / LINX_PAGE_SIZE) + 2 })
  })
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && save()
    const left = () => save()
    readingPosition.begin()
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', left)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', left)
      readingPosition.forget()
    }
  }, [])
}
