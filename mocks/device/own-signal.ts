/**
 * Makes the page online whatever the device's network does, because the demo's host is inside the page; only the network
 * setting of the link or the drawer takes it offline. The listeners are capturing ones, so that they run first. Returns a
 * function that undoes it.
 */
export function ignoreDeviceSignal(): () => void {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true })
  const ignore = (event: Event) => {
    if (event.isTrusted) event.stopImmediatePropagation() // events that the demo dispatches are not trusted
  }
  addEventListener('online', ignore, true)
  addEventListener('offline', ignore, true)
  return () => {
    if (own) Object.defineProperty(Navigator.prototype, 'onLine', own)
    removeEventListener('online', ignore, true)
    removeEventListener('offline', ignore, true)
  }
}
