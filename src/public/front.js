// Before the first paint of the page that holds the sign-in page: whether that is what to show, and when to ask for the app.
// A file of its own, so that the policy stays strict.
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
  const { app, beside = '' } = document.currentScript?.dataset ?? {}
  if (!app) return

  const run = () => void import(app)
  const askForApp = () => {
    for (const file of beside.split(' ')) {
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
  const isFront = location.pathname === '/' && !location.search && !location.hash
  const hasMoreToSay = read('sessionStorage', 'session_refused') === 'true'
  if (!isFront || hasMoreToSay || isStored('auth_token') || isStored('refresh_token')) {
    document.documentElement.dataset.start = 'app' // hides what is in the page; the app draws its own
    askForApp()
    return
  }

  // A press before the app is there is not lost. What is typed stays by itself.
  /** @type {HTMLButtonElement[]} */
  const pressed = []
  /** @param {MouseEvent} event */
  const notePress = ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (button) pressed.push(button)
  }
  addEventListener('click', notePress, true)
  const pressAgain = () => {
    removeEventListener('click', notePress, true)
    for (const button of pressed) button.click()
  }
  document.addEventListener('linx:ready', pressAgain, { once: true })

  // Not before the first frame: the scripts would take the bandwidth from it. A hidden page has no frames.
  if (document.hidden) askForApp()
  else requestAnimationFrame(() => setTimeout(askForApp))
})()
