/** Whether the user can see this tab. */
export type Visibility = {
  visible(): boolean
  listen(listener: (visible: boolean) => void): () => void
}

export const browserVisibility: Visibility = {
  visible: () => globalThis.document?.visibilityState !== 'hidden',
  listen(listener) {
    const hear = () => listener(browserVisibility.visible())
    globalThis.document?.addEventListener('visibilitychange', hear)
    return () => globalThis.document?.removeEventListener('visibilitychange', hear)
  },
}
