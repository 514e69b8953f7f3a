/** Requests the fake answers; everything else goes to the real network. */
export const REQUESTS: RegExp = /^https?:\/\/[^/]+\/(api|hubs|__fake|_identity|_graph)\//

/**
 * Holds this page's requests to the fake until the fake is there, so that a first screen need not wait for its code.
 * Only `fetch`: what else the fake answers (XMLHttpRequest, WebSocket, the worker) comes after a fetch. A fake that
 * cannot be loaded is a network that failed.
 */
export function holdEarlyRequests(fakeReady: () => Promise<unknown>): void {
  const originalFetch = globalThis.fetch
  let isHolding = true
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, location.href).href
    if (!isHolding || !REQUESTS.test(address)) return originalFetch(input, init)
    await fakeReady().catch(() => {
      throw new TypeError('Failed to fetch')
    })
    isHolding = false
    return globalThis.fetch(input, init) // the fake has put its own in this one's place
  }
}
