/**
 * Simulates content blockers and storage cleaners. Each function starts one and returns a function that ends it. The functions
 * reference nothing outside their own bodies, because tests pass them to a page as source text (`page.evaluate(cleanSession)`).
 */

/** A content blocker removes the app's notices from the page as soon as they appear. */
export function blockNotices(): () => void {
  const removeNotices = () => {
    const notices = '[data-kind="offline"], [role="alert"][data-kind="error"]'
    for (const notice of document.querySelectorAll(notices)) notice.remove()
  }
  const watching = new MutationObserver(removeNotices)
  watching.observe(document, { childList: true, subtree: true })
  removeNotices()
  return () => watching.disconnect()
}

/** A notification blocker refuses every push subscription, rejecting without an error object. */
export function blockPush(): () => void {
  if (!('PushManager' in globalThis)) return () => {}
  const { subscribe } = PushManager.prototype
  PushManager.prototype.subscribe = function refuse() {
    return new Promise((_, reject) => reject())
  }
  return () => {
    PushManager.prototype.subscribe = subscribe
  }
}

/** A cleaner removes the session's tokens from web storage and from the cookies that are the app's fallback. */
export function cleanSession(): () => void {
  const tokens = ['auth_token', 'refresh_token']
  const { getItem } = Storage.prototype
  Storage.prototype.getItem = function get(key) {
    if (tokens.includes(key)) this.removeItem(key)
    return getItem.call(this, key)
  }
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  if (cookies)
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookies,
      get(this: Document) {
        for (const key of tokens) cookies.set?.call(this, `${key}=; path=/; max-age=0`)
        return cookies.get?.call(this)
      },
    })
  return () => {
    Storage.prototype.getItem = getItem
    if (cookies) Object.defineProperty(Document.prototype, 'cookie', cookies)
  }
}

/** A cleaner removes the refresh token while a page waits for the lock to renew the session. */
export function cleanRefreshToken(): () => void {
  const { request } = LockManager.prototype
  LockManager.prototype.request = function requestLock(name: string, ...rest: unknown[]) {
    if (name.includes('refresh')) {
      localStorage.removeItem('refresh_token')
      document.cookie = 'refresh_token=; path=/; max-age=0'
    }
    return Reflect.apply(request, this, [name, ...rest])
  }
  return () => {
    LockManager.prototype.request = request
  }
}
