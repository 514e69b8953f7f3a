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
