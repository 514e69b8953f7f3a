import { readFileSync } from 'node:fs'

/**
 * One screen in one state. `path` is opened in the demo (`scenario`: saturday-round by default; `as`: the email of the
 * signed-in golfer), then the steps of `do` are taken; `shows` is a text that is visible when the screen is ready.
 * `route`: the path the steps end at, when it is another. `isLong`: the picture has the whole page, not only the window.
 * `install`: a second visit in a browser that can install the app ('ask') or on an iPhone ('steps'), or a first visit
 * ('first'). `isPromptAnswered`: the golfer has answered about notifications before. `engines`: one of the ten screens that are
 * compared between browser engines.
 * @typedef {{ fill: string, with: string } | { press: string, role: 'link' | 'button' | 'radio' | 'checkbox' | 'menuitem' }
 *   | { picture: string } | { see: string } | { offline: true } | { update: true }} Action
 * @typedef {{ screen: string, name: string, path: string, shows: string, scenario?: string, as?: string, fault?: string,
 *   route?: string, do?: Action[], isLong?: boolean, install?: 'ask' | 'steps' | 'first', isPromptAnswered?: true, engines?: true }} Screen
 */

/** Every screen of the product in each of its notable states. @type {readonly Screen[]} */
export const screens = JSON.parse(
  readFileSync(new URL('../../e2e/gallery/screens.json', import.meta.url), 'utf8'),
)

/** The name by which a screen is listed and chosen: 'Usage report, open'. @param {Screen} screen */
export const titleOf = ({ screen, name }) => `${screen}, ${name}`

/** A picture that a golfer might choose as a photo. */
export const PICTURE = new URL('../../src/public/pictures/post-narrow.jpg', import.meta.url)

/** The link into the demo. @param {Screen} screen @returns {string} */
export function address({ path, scenario, as, fault }) {
  const url = new URL(path, 'http://demo')
  if (scenario ?? as) url.searchParams.set('scenario', scenario ?? 'saturday-round')
  if (as) url.searchParams.set('as', as)
  if (fault) url.searchParams.set('fault', fault)
  url.searchParams.set('bar', 'off')
  return url.pathname + url.search
}

/** Makes this a visit in which the app offers to be installed, or on a first visit merely could be. @param {'ask' | 'steps' | 'first'} way */
function offerInstall(way) {
  if (way !== 'first') localStorage.setItem('first_visit', '2026-01-02')
  if (way === 'steps')
    return void Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)' })
  const offer = { prompt: async () => {}, userChoice: new Promise(() => {}) }
  addEventListener('load', () =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), offer)),
  )
}

/** Simulates an installed, waiting worker of another build. */
async function bringUpdate() {
  const registration = await navigator.serviceWorker.ready
  const worker = Object.assign(new EventTarget(), { state: 'installed', postMessage() {} })
  // The app already listens for the events, or checks these properties when it starts to.
  for (const state of ['installing', 'waiting'])
    Object.defineProperty(registration, state, { value: worker, configurable: true })
  registration.dispatchEvent(new Event('updatefound'))
  worker.dispatchEvent(new Event('statechange'))
}

/** Makes the page believe that there is no network; the demo ignores the device's own (mocks/device/own-signal.ts). */
function loseSignal() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  dispatchEvent(new Event('offline'))
}

/** @param {import('playwright').Page} page @param {Action} action */
async function act(page, action) {
  if ('see' in action) return page.getByText(action.see).first().scrollIntoViewIfNeeded()
  if ('update' in action) return page.evaluate(bringUpdate)
  if ('offline' in action) return page.evaluate(loseSignal)
  if ('fill' in action) return page.getByLabel(action.fill, { exact: true }).fill(action.with)
  if ('picture' in action)
    return page.getByLabel(action.picture, { exact: true }).setInputFiles({
      name: 'round.jpg',
      mimeType: 'image/jpeg',
      buffer: readFileSync(PICTURE),
    })
  return page
    .getByRole(action.role, { name: action.press })
    .filter({ visible: true })
    .first()
    .click({ force: action.role === 'radio' })
}

/** Opens the screen in a page, and waits until all of it is shown. @param {import('playwright').Page} page @param {Screen} screen */
export async function openScreen(page, screen) {
  if (screen.install) await page.addInitScript(offerInstall, screen.install)
  await page.goto(address(screen))
  for (const action of screen.do ?? []) await act(page, action)
  await page.getByText(screen.shows).filter({ visible: true }).first().waitFor()
  // The circle is a button once the golfer's record has been read.
  if (screen.as) await page.getByRole('button', { name: 'Profile and Logout' }).waitFor()
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.waitForLoadState('networkidle')
}
