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

/** A blocker of notifications lets no page subscribe to them, and gives no reason: what it rejects with is no error. */
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

/** A cleaner lets none of the session's tokens stay on the device, in the storage or in the cookies the app falls back to. */
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

/** A cleaner takes the refresh token while a page that needs it waits for its turn to renew the session. */
export function cleanRefreshToken(): () => void {
  const { request } = LockManager.prototype
  LockManager.prototype.request = function ask(name: string, ...rest: unknown[]) {
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
