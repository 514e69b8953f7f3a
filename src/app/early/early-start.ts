/**
 * The early script of app.html, which the build adds to it (scripts/build/prerender.mjs). It fits the start screen to the
 * address, shows the Linx entries of the last visit, and repeats a press on the start screen once the page is shown. For a
 * signed-in golfer it requests the first screen's data while the app loads, not after it. The app takes over the responses
 * (fetchOnce).
 */
import { earlyKey } from '~/api/early/early-responses'
import { START_SCREEN } from '~/lib/first-screen'
import { localArea } from '~/lib/safe-storage'
import { pageSetting } from '~/lib/page-setting'
import { showStoredEntries } from '~/lib/stored-entries'
import { beginsAtFeed, firstRequests, startScreenAt } from './first-requests'
import { loadApp } from './load-app'
import { hasStoredSession } from './stored-session'

/** Requests the first data of the page for a signed-in golfer. */
function requestFirstData(): void {
  if (globalThis.linxEarly) return // the app has already loaded
  // Where local storage is blocked, reading it throws and nothing is requested early.
  const token = localArea().getItem('auth_token')
  // The host would refuse an expired token; the app refreshes it first.
  if (!token || !(Number(localArea().getItem('token_expiry')) > Date.now())) return
  const host = new URL(pageSetting('linx:api-host'), location.origin).origin
  const Authorization = `Bearer ${token}`
  const responses = (globalThis.linxEarly = new Map<string, Promise<Response>>())
  for (const path of firstRequests(location, history.state)) {
    // As the app sends it; a failure is the app's to report.
    const headers = { Authorization, 'Content-Type': 'application/json' }
    const response = fetch(host + path, { headers, cache: 'no-store' })
    response.catch(() => {})
    responses.set(earlyKey(host + path, Authorization), response)
  }
}

/**
 * Shows the part of the start screen that belongs to the address (shell/start-screen.css), and preloads the code and styles
 * of that page, which the script's tag lists; shows nothing without a session.
 */
function fitStartScreen(): void {
  // The demo signs in automatically.
  const isGolfer = import.meta.env.MODE === 'demo' || hasStoredSession()
  const shown = isGolfer ? startScreenAt(location) : 'none'
  const { dataset } = document.documentElement
  if (!shown) return
  dataset['start'] = shown
  document.currentScript?.dataset[shown]?.split(' ').forEach(preload)
}

function preload(file: string): void {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  link.crossOrigin = ''
  link.fetchPriority = 'low' // the first data is more urgent
  link.href = `/assets/${file}`
  document.head.append(link)
}

/**
 * Imports the app's module again: nothing happens if the page has loaded it; if that failed, this loads it or shows the
 * failure.
 */
function checkApp(): void {
  const app = Array.from(document.scripts).find(({ type }) => type === 'module')
  if (app) loadApp(app.src)
}

/**
 * Shows the stored entries, but only on a new visit: a history entry with a state is a reload or Back, which may lead
 * further down.
 */
function showEntries(): void {
  if (beginsAtFeed(location) && history.state === null && hasStoredSession()) showStoredEntries()
}

const controlAt = ({ clientX, clientY }: PointerEvent): HTMLElement | null | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button')

/** Identifies a control: its text, which may later be followed by a count, and the key of its entry. */
const namesOf = (control: Element | null | undefined) =>
  [control?.textContent ?? '', control?.closest('article')?.dataset['key']] as const

/**
 * Repeats a press on a link or button of the start screen, which is inert, once the page has replaced it, if the same
 * control is at that position. In an entry it must also be the same entry, since newer ones may have been added above it.
 */
function repeatPress(): void {
  const screen = document.getElementById(START_SCREEN)
  if (!screen) return
  let repeat = () => {}
  onpointerup = (press) => {
    if (press.button || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return // for the browser
    screen.inert = false // otherwise the element behind it would be found
    const [text, entry] = namesOf(controlAt(press))
    screen.inert = true
    repeat = () => {
      const control = controlAt(press)
      const [textNow, entryNow] = namesOf(control)
      if (text && textNow.startsWith(text) && entryNow === entry) control?.click()
    }
  }
  new MutationObserver((_changes, observer) => {
    if (screen.isConnected) return
    observer.disconnect()
    onpointerup = null
    repeat()
  }).observe(document.body, { childList: true })
}

/** Marks the view of Linx in the address: Following if it is unknown, none for another golfer's rounds. */
function markView(): void {
  const view = new URLSearchParams(location.search).get('view') ?? ''
  const feed = document.getElementById(START_SCREEN)?.getElementsByTagName('main')[0]
  const links = [...(feed?.getElementsByTagName('nav')[0]?.children ?? [])]
  const own = view.startsWith('User:') ? undefined : links[0]
  const marked = links.find(({ textContent }) => textContent === view) ?? own
  for (const link of links) link.ariaCurrent = link === marked ? 'page' : null
}

function pageParsed(): void {
  markView()
  showEntries()
  repeatPress()
}

if (!document.documentElement.dataset['start']) fitStartScreen() // index.html has none
try {
  if (import.meta.env.MODE !== 'demo') requestFirstData() // the demo's host is in the page: nothing can be requested before
} catch {
  // the app starts without it, a little later
}
if (document.readyState === 'loading') {
  // Before the app's module, which runs when the page is parsed.
  document.addEventListener('readystatechange', pageParsed, { once: true })
  addEventListener('DOMContentLoaded', checkApp)
} else {
  pageParsed()
  checkApp()
}
