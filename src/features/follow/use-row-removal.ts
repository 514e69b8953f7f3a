import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { realTimers } from '~/lib/timers'
import { removeRowKeepingFocus } from '~/ui/focus/use-row-focus'
import type { FollowView } from '~/domain/people/list-view'
import { follow, followList, SUGGESTIONS_PAGE_SIZE, type SuggestionsPage } from './queries'

/** The pages of suggestions without a golfer. The last one counts who has left, since that moves the host's next page. */
function withoutSuggestion(pages: readonly SuggestionsPage[], lastParam: unknown, userId: number) {
  return pages.map((page, at) => {
    const items = page.items.filter((entry) => entry.userId !== userId)
    if (at < pages.length - 1 || typeof lastParam !== 'number') return { ...page, items }
    const left = (page.left ?? 0) + 1
    const next = lastParam + 1 - Math.ceil(left / SUGGESTIONS_PAGE_SIZE)
    return { ...page, items, left, next }
  })
}

/** Removes a golfer from a cached list without a request: no other row moves. */
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

/** Milliseconds after a row has left by itself in which a press is meant for its Undo, or for a row that has moved since. */
const LATE_PRESS_MS = 500

/** The rows after `row` move up when it leaves: for a moment a press on one of them does nothing. */
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
