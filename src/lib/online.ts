/** Whether the browser believes it has a network; true where there is no browser to ask. */
export const isOnline = (): boolean => globalThis.navigator?.onLine ?? true
