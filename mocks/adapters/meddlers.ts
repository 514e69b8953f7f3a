/**
 * What other programs on a device do to the app: content blockers, and cleaners of what is stored. Each begins when it is
 * called and answers how to end it. None uses anything outside of itself: stories hand them to a page as their text
 * (`page.evaluate(cleanSession)`).
 */

/** A content blocker takes the app's notices out of the page as soon as they are in it. */
export function blockNotices(): () => void {
  const takeOut = () => {
    const notices = '[data-kind="offline"], [role="alert"][data-kind="error"]'
    for (const notice of document.querySelectorAll(notices)) notice.remove()
  }
  const watching = new MutationObserver(takeOut)
  watching.observe(document, { childList: true, subtree: true })
  takeOut()
  return () => watching.disconnect()
}

/** A cleaner lets none of the session's tokens stay on the device. */
export function cleanSession(): () => void {
  const { getItem } = Storage.prototype
  Storage.prototype.getItem = function get(key) {
    if (key === 'auth_token' || key === 'refresh_token') this.removeItem(key)
    return getItem.call(this, key)
  }
  return () => {
    Storage.prototype.getItem = getItem
  }
}

/** A cleaner takes the refresh token while a page that needs it waits for its turn to renew the session. */
export function cleanRefreshToken(): () => void {
  const { request } = LockManager.prototype
  LockManager.prototype.request = function ask(name: string, ...rest: unknown[]) {
    if (name.includes('refresh')) localStorage.removeItem('refresh_token')
    return Reflect.apply(request, this, [name, ...rest])
  }
  return () => {
    LockManager.prototype.request = request
  }
}
