/** Addresses that the fake answers; all other requests go to the real network. */
export const REQUESTS: RegExp = /^https?:\/\/[^/]+\/(api|hubs|__fake|_identity|_graph)\//

/**
 * Holds this page's requests until the fake has loaded, so that the first screen need not wait for its code. Only `fetch` is held,
 * because XMLHttpRequest, WebSocket and the worker are used only after a first fetch. If the fake cannot be loaded, requests
 * fail like those without a network.
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
    return globalThis.fetch(input, init) // by now the fake's own fetch
  }
}
