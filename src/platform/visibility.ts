import { useSyncExternalStore } from 'react'
import { today } from '~/lib/clock'

/** Whether the user can see this tab. */
export type Visibility = {
  isVisible(): boolean
  /** Subscribes to changes, and to the page's return from the back-forward cache. */
  listen(listener: (isVisible: boolean) => void): () => void
}

/** The visibility of this page; visible outside of a page. */
export const browserVisibility: Visibility = {
  isVisible: () => globalThis.document?.visibilityState !== 'hidden',
  listen(listener) {
    const onChange = () => listener(browserVisibility.isVisible())
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) onChange()
    }
    globalThis.document?.addEventListener('visibilitychange', onChange)
    globalThis.addEventListener?.('pageshow', onPageShow)
    return () => {
      globalThis.document?.removeEventListener('visibilitychange', onChange)
      globalThis.removeEventListener?.('pageshow', onPageShow)
    }
  },
}

const TICK_INTERVAL_MS = 20_000
const listeners = new Set<() => void>()
let stopTicking: (() => void) | undefined

function tick(): void {
  for (const notify of listeners) notify()
}

/** Starts the timer. A page that becomes visible ticks at once, since no timer runs while a device sleeps. */
function startTicking(): () => void {
  const timer = setInterval(tick, TICK_INTERVAL_MS)
  const stopListening = browserVisibility.listen((isVisible) => isVisible && tick())
  return () => {
    clearInterval(timer)
    stopListening()
  }
}

/**
 * Calls `listener` several times a minute, and at once when the page becomes visible. One timer for all; it runs only while
 * there are listeners. Returns an unsubscribe function.
 */
export function onTick(listener: () => void): () => void {
  listeners.add(listener)
  stopTicking ??= startTicking()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopTicking?.()
    stopTicking = undefined
  }
}

/** The golfer's calendar day. Changes past midnight and in a new time zone, since the page may stay open. */
export const useToday = (): string => useSyncExternalStore(onTick, today)
