import { startScreen } from '~/lib/first-screen'
import { localStore, sessionStore } from '~/lib/safe-storage'
import { PRODUCT_NAME } from '~/lib/product-name'
import styles from './demo-page.module.css'

/** The scenario link of this tab with later changes, and the link it was opened with. */
const TAB_LINK = 'demo_link'
const OPENING_LINK = 'demo_opening'
/** The world that a tab has opened last, and the one of the browser's own device, where a new tab without a link begins. */
const WORLD_LINK = 'demo_world'
const HOME_LINK = 'demo_home'
/** Set when the next start must clear the data of an earlier visitor. */
const CLEAR_ON_START = 'demo_fresh'
/** The name of the device that this tab plays, if it is not the browser's own. */
const DEVICE = 'demo_device'
/** The golfer to sign in again, because another tab has restarted the world. */
const RESTARTED_GOLFER = 'demo_again'

const WORLD_PARAMETERS: readonly string[] = ['scenario', 'seed', 'now', 'story']

/** The query reduced to the named parameters. */
function only(search: string, names: readonly string[]): string {
  const remaining = [...new URLSearchParams(search)].filter(([name]) => names.includes(name))
  return new URLSearchParams(remaining).toString()
}

/** The parameters of a link that select a world. */
export const worldPart = (link: string): string => only(link, WORLD_PARAMETERS)

/** What a reload of this tab opens; a new tab opens the same world without the rest. */
export function rememberLink(link: string): void {
  sessionStore.set(TAB_LINK, link)
  localStore.set(WORLD_LINK, worldPart(link))
  if (rememberedDevice() === '') localStore.set(HOME_LINK, worldPart(link))
}

/** The link of this tab, else the world of the browser's own device. */
export const rememberedLink = (): string => sessionStore.get(TAB_LINK) ?? homeWorld()

/** The world of the browser's own device. */
export const homeWorld = (): string => localStore.get(HOME_LINK) ?? ''

/** The world that a link without one joins. */
export const sharedWorld = (): string => localStore.get(WORLD_LINK) ?? ''

/** The name of the device that this tab plays; empty for the browser's own. */
export const rememberedDevice = (): string => sessionStore.get(DEVICE) ?? ''

/** Stores the device that this tab plays. */
export function rememberDevice(device: string): void {
  if (device === '') sessionStore.remove(DEVICE)
  else sessionStore.set(DEVICE, device)
}

/**
 * Restarts this tab in a world that was restarted, as the golfer who was signed in. What a tab with a separate device has
 * stored since then stays.
 */
export function restartAs(golfer: string | undefined, isOwnDevice: boolean): void {
  if (golfer !== undefined) sessionStore.set(RESTARTED_GOLFER, golfer)
  if (!isOwnDevice) clearOnNextStart()
  location.replace('/')
}

/** Returns the golfer of `restartAs`, once. */
export function takeRestartedGolfer(): string | undefined {
  const golfer = sessionStore.get(RESTARTED_GOLFER)
  sessionStore.remove(RESTARTED_GOLFER)
  return golfer
}

/** The link that opened this tab, which a reset returns to. */
export const openingLink = (): string => sessionStore.get(OPENING_LINK) ?? ''

/** Stores the link that opened this tab. */
export function rememberOpening(link: string): void {
  sessionStore.set(OPENING_LINK, link)
}

/** Removes the demo's parameters from the address; the rest belongs to the app. */
export function takeFromAddress(parameters: readonly string[]): string {
  const link = only(location.search, parameters)
  if (link === '') return ''
  const rest = [...new URLSearchParams(location.search)].filter(
    ([name]) => !parameters.includes(name),
  )
  const query = new URLSearchParams(rest).toString()
  history.replaceState(
    history.state,
    '',
    location.pathname + (query && `?${query}`) + location.hash,
  )
  return link
}

/** Undoes `takeFromAddress`. */
function returnToAddress(link: string): void {
  const readable = link.replaceAll('%40', '@').replaceAll('%3A', ':')
  const query = [readable, location.search.slice(1)].filter(Boolean).join('&')
  history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`)
}

/** The next start clears everything the app has stored. */
export function clearOnNextStart(): void {
  sessionStore.set(CLEAR_ON_START, 'yes')
}

/** Another tab can block the deletion of a database, so deletion has a time limit, in milliseconds. */
const DELETE_TIMEOUT_MS = 500

const deleted = (name: string): Promise<void> =>
  new Promise((done) => {
    const request = indexedDB.deleteDatabase(name)
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => done())
    setTimeout(done, DELETE_TIMEOUT_MS)
  })

/**
 * Called before the app starts: clears the data of an earlier visitor if a reset has requested that. Returns whether it has.
 */
export async function clearAfterReset(): Promise<boolean> {
  if (sessionStore.get(CLEAR_ON_START) === undefined) return false
  sessionStore.remove(CLEAR_ON_START)
  await clearAppData()
  return true
}

/** Keys that are not a visitor's: the demo's own entries, and the theme, which is chosen in its console. */
const isOfDemo = (key: string): boolean => key.startsWith('demo_') || key === 'theme'

/** Clears what the app has stored on this device. The fake's own worlds and the other tabs' devices stay. */
export async function clearAppData(): Promise<void> {
  for (const store of [localStore, sessionStore])
    for (const key of store.keys()) if (!isOfDemo(key)) store.remove(key)
  const databases = await indexedDB.databases().catch(() => [])
  const names = databases.flatMap(({ name }) =>
    name && name !== 'linx-demo' && !name.startsWith('demo_device ') ? [name] : [],
  )
  await Promise.all(names.map(deleted))
}

/** An invalid part of the address, and the valid values. */
type Problem = { parameter: string; value: string; known: readonly string[]; meant?: string }

function element(name: keyof HTMLElementTagNameMap, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

function anchor(text: string, address: string): HTMLElement {
  const made = element('a', text)
  made.setAttribute('href', address)
  return made
}

/** Replaces the app and the start screen of the HTML. */
function showPage(title: string, page: HTMLElement): void {
  document.title = title
  page.className = styles.page ?? ''
  startScreen.remove()
  document.getElementById('root')?.replaceChildren(page)
}

/** This page's address with another value in place of the invalid one. An email is compared without case. */
function corrected({ parameter, value }: Problem, valid: string): string {
  const parts = [...new URLSearchParams(location.search)].map(([name, given]) => [
    name,
    name === parameter && given.toLowerCase() === value.toLowerCase() ? valid : given,
  ])
  return `${location.pathname}?${new URLSearchParams(parts).toString()}`
}

/**
 * Replaces the app: names the invalid part of a scenario link and the valid values. `link`, if it was taken from the address, is
 * there again to be corrected.
 */
export function showLinkProblem(problem: Problem, link?: string): void {
  if (link !== undefined) returnToAddress(link)
  const { parameter, value, known, meant } = problem
  const message =
    meant === undefined
      ? `${parameter}=${value} is not a known value. Known values:`
      : `${parameter} is not a parameter of a demo link; ${meant} is. Known parameters:`
  const items = known.map((one) => {
    const isValue = meant === undefined && !/[ ,]|KIND/.test(one) // the other entries describe a value
    return element('li', isValue ? anchor(one, corrected(problem, one)) : one)
  })
  const page = element(
    'main',
    element('h1', 'This demo link cannot be opened'),
    element('p', message),
    element('ul', ...items),
    element('p', anchor('Open the demo', '/')),
  )
  showPage(PRODUCT_NAME, page)
}

/** What the fake identity provider asks the page to show: see `atProvider` of the fake. */
type Provider =
  | { kind: 'redirect'; address: string }
  | {
      kind: 'page'
      title: string
      text: string
      choices: readonly { label: string; detail?: string; address: string }[]
    }

/** Replaces the app at the provider's address: the visitor picks a golfer and returns to the app. */
export function showProvider(provider: Provider): void {
  if (provider.kind === 'redirect') return location.replace(provider.address)
  const choices = provider.choices.map(({ label, detail, address }) =>
    element('li', anchor(label, address), detail === undefined ? '' : ` ${detail}`),
  )
  const page = element(
    'main',
    element('h1', provider.title),
    element('p', provider.text),
    element('ul', ...choices),
  )
  showPage(provider.title, page)
}

/**
 * Fetches the world that a failed story has left (`npm run qa`) and passes it to `load`. Returns false if `npm start` has none with
 * that name.
 */
export async function importWorld(
  name: string,
  load: (world: string) => Promise<unknown>,
): Promise<boolean> {
  const response = await fetch(`/worlds/${name}.json`)
  if (!response.ok) return false
  await load(await response.text())
  return true
}
