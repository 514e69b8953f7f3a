/** Whether the browser reports a network; true outside of a browser. */
export const isOnline = (): boolean => globalThis.navigator?.onLine ?? true
