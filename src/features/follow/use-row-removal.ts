import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { realTimers } from '~/lib/timers'
import { removeRowKeepingFocus } from '~/ui/focus/use-row-focus'
import type { FollowView } from '~/domain/people/list-view'
import { follow, followList, SUGGESTIONS_PAGE_SIZE } from './queries'

/** Removes a golfer from a cached list without a request: no other row moves. */
export function removeRow(client: QueryClient, view: FollowView, userId: number): void {
  if (view === 'suggestions') {
    client.setQueryData(
      follow.suggestions().queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page, at) => {
            const items = page.items.filter((entry) => entry.userId !== userId)
            const param = data.pageParams[at]
            if (at < data.pages.length - 1 || typeof param !== 'number') return { ...page, items }
            const left = (page.left ?? 0) + 1
            return {
              ...page,
              items,
              left,
              next: param + 1 - Math.ceil(left / SUGGESTIONS_PAGE_SIZE),
            }
          }),
        },
    )
    return
  }
  client.setQueryData(followList(view).queryKey, (entries) =>
    entries?.filter((entry) => entry.userId !== userId),
  )
}

/**
 * Removes a row after `afterMs` milliseconds, if set, or at once by the returned function; a focus in it moves to the
 * next row.
 */
export function useRowRemoval(
  afterMs: number | undefined,
  remove: () => void,
): [row: RefObject<HTMLLIElement | null>, removeNow: () => void] {
  const row = useRef<HTMLLIElement>(null)
  const removeNow = () => removeRowKeepingFocus(row.current, remove)
  const removeLater = useEffectEvent(removeNow)
  useEffect(() => {
    if (afterMs === undefined) return undefined
    return realTimers.after(afterMs, () => removeLater())
  }, [afterMs])
  return [row, removeNow]
}
