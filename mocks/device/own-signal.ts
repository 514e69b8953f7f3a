/**
 * Makes the page online whatever the device's network does, since the demo's host is inside the page; only the link's or the
 * drawer's network setting takes it offline. Its listeners capture, so they run before all others. Returns a function that
 * undoes it.
 */
export function ignoreDeviceSignal(): () => void {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true })
  const ignore = (event: Event) => {
    if (event.isTrusted) event.stopImmediatePropagation() // the demo's own are not
  }
  addEventListener('online', ignore, true)
  addEventListener('offline', ignore, true)
  return () => {
    if (own) Object.defineProperty(Navigator.prototype, 'onLine', own)
    removeEventListener('online', ignore, true)
    removeEventListener('offline', ignore, true)
  }
}
