// Before the first paint of the prerendered sign-in page: whether to show it, and when to load the app.
// A separate file, so that the content policy stays strict.
;(() => {
  /** @param {'localStorage' | 'sessionStorage'} where @param {string} key */
  const read = (where, key) => {
    try {
      return window[where].getItem(key)
    } catch {
      return null // storage is off
    }
  }

  // The app's script, and the files it will need at once.
  const { app, beside = '', first = '', early } = document.currentScript?.dataset ?? {}
  if (!app) return

  const run = () => void import(app)
  /** @param {string} files */
  const loadApp = (files) => {
    for (const file of files.split(' ').filter((name) => name.endsWith('.js'))) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
    else run()
  }

  /** @param {string} key in storage, or where there is none in a cookie */
  const isStored = (key) =>
    Boolean(read('localStorage', key)) ||
    document.cookie.split(/; */).some((pair) => /^(__Host-)?(\w+)=./.exec(pair)?.[2] === key)
  const isSignInPage = location.pathname === '/' && !location.search && !location.hash
  const hasSignedOutReason = read('sessionStorage', 'session_refused') === 'true'
  const isSignedIn = isStored('auth_token') || isStored('refresh_token')
  if (!isSignInPage || hasSignedOutReason || isSignedIn) {
    document.documentElement.dataset.start = 'app' // hides what is in the page; the app draws its own
    if (early && isSignedIn) void import(early)
    loadApp(isSignedIn ? first : beside)
    return
  }

  // A click before the app has loaded is repeated afterwards. Typed text stays in the fields.
  /** @type {HTMLButtonElement[]} */
  const clickedButtons = []
  /** @param {MouseEvent} event */
  const recordClick = ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (button) clickedButtons.push(button)
  }
  addEventListener('click', recordClick, true)
  const repeatClicks = () => {
    removeEventListener('click', recordClick, true)
    for (const button of clickedButtons) button.click()
  }
  document.addEventListener('linx:ready', repeatClicks, { once: true })

  // Not before the first frame: the scripts would compete for bandwidth. A hidden page has no frames.
  if (document.hidden) loadApp(beside)
  else requestAnimationFrame(() => setTimeout(loadApp, 0, beside))
})()
