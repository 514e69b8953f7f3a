import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { realTimers } from '~/lib/timers'
import { removeRowKeepingFocus } from '~/ui/focus/use-row-focus'
import type { FollowView } from '~/domain/people/list-view'
import { follow, followList, SUGGESTIONS_PAGE_SIZE, type SuggestionsPage } from './queries'

/**
 * The pages of suggestions without a golfer. The last page counts the removed golfers, since they shift the host's next
 * page.
 */
function withoutSuggestion(pages: readonly SuggestionsPage[], lastParam: unknown, userId: number) {
  return pages.map((page, at) => {
    const items = page.items.filter((entry) => entry.userId !== userId)
    if (at < pages.length - 1 || typeof lastParam !== 'number') return { ...page, items }
    const left = (page.left ?? 0) + 1
    const next = lastParam + 1 - Math.ceil(left / SUGGESTIONS_PAGE_SIZE)
    return { ...page, items, left, next }
  })
}

/** Removes a golfer from a cached list without a new request, which could reorder the other rows. */
export function removeRow(client: QueryClient, view: FollowView, userId: number): void {
  if (view === 'suggestions') {
    client.setQueryData(follow.suggestions().queryKey, (data) => {
      if (!data) return undefined
      return { ...data, pages: withoutSuggestion(data.pages, data.pageParams.at(-1), userId) }
    })
    return
  }
  client.setQueryData(followList(view).queryKey, (entries) =>
    entries?.filter((entry) => entry.userId !== userId),
  )
}

/** For this many milliseconds after a row was removed automatically, a press may have been meant for that row. */
const LATE_PRESS_MS = 500

/** Makes presses on the rows after `row` do nothing for a moment, since they move up when it is removed. */
function ignoreLatePresses(row: Element | null): void {
  const list = row?.parentElement
  if (!list) return
  const rows = [...list.children]
  const moving = new Set(rows.slice(rows.indexOf(row) + 1))
  const listening = new AbortController()
  const ignore = (event: Event) => {
    if (!event.composedPath().some((at) => at instanceof Element && moving.has(at))) return
    event.preventDefault()
    event.stopPropagation()
  }
  list.addEventListener('click', ignore, { capture: true, signal: listening.signal })
  realTimers.after(LATE_PRESS_MS, () => listening.abort())
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
  const removeLater = useEffectEvent(() => {
    ignoreLatePresses(row.current)
    removeNow()
  })
  useEffect(() => {
    if (afterMs === undefined) return undefined
    return realTimers.after(afterMs, () => removeLater())
  }, [afterMs])
  return [row, removeNow]
}
