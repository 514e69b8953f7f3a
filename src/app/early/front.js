/**
 * The script of index.html, which contains the sign-in page. It decides whether to show that page and when to load the app.
 * The build combines it with the script that applies the theme (scripts/build/prerender.mjs).
 */
import { sessionArea } from '~/lib/safe-storage'
import { LINX } from '~/routing/paths'
import { loadApp } from './load-app'
import { hasStoredSession, stored } from './stored-session'

function start() {
  // The app's script, and the files it will need at once.
  const { app, beside = '', first = '', early } = document.currentScript?.dataset ?? {}
  if (!app) return

  const run = () => loadApp(app)
  /** @param {string} files */
  const load = (files) => {
    for (const file of files.split(' ').filter((name) => name.endsWith('.js'))) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
    else run()
  }

  const { dataset } = document.documentElement
  const isSignInPage = location.pathname === '/' && !location.search && !location.hash
  const hasSignedOutReason = stored(sessionArea, 'session_refused') === 'true'
  const isSignedIn = hasStoredSession()
  if (!isSignInPage || hasSignedOutReason || isSignedIn) {
    dataset['start'] = 'app' // hides what is in the page; the app renders its own
    // With a worker, app.html is on the device; it shows the entries of the last visit before the app has loaded.
    if (isSignInPage && isSignedIn && navigator.serviceWorker?.controller) {
      location.replace(LINX)
      return
    }
    if (early && isSignedIn) void import(early)
    load(isSignedIn ? first : beside)
    return
  }

  delete dataset['start']
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

  // The app loads after the first content is on the screen, because its scripts compete for the network and the processor.
  let begin = () => {
    begin = () => {}
    load(beside)
  }
  requestAnimationFrame(() =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length) begin()
    }).observe({ type: 'paint', buffered: true }),
  )
  setTimeout(() => begin(), document.hidden ? 0 : 500) // a hidden or covered window paints nothing
}

start()
