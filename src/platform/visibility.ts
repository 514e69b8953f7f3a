/** Whether the user can see this tab. */
export type Visibility = {
  visible(): boolean
  /** Hears of every change, and of a page that came back out of the browser's back-forward cache. */
  listen(listener: (visible: boolean) => void): () => void
}

export const browserVisibility: Visibility = {
  visible: () => globalThis.document?.visibilityState !== 'hidden',
  listen(listener) {
    const hear = () => listener(browserVisibility.visible())
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) hear()
    }
    globalThis.document?.addEventListener('visibilitychange', hear)
    globalThis.addEventListener?.('pageshow', restored)
    return () => {
      globalThis.document?.removeEventListener('visibilitychange', hear)
      globalThis.removeEventListener?.('pageshow', restored)
    }
  },
}
