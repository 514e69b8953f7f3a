import { localStore, sessionStore } from '~/lib/safe-storage'

/** The link this tab was opened with and what has changed since, the link to go back to, and the world every new tab opens. */
const TAB_LINK = 'demo_link'
const OPENING_LINK = 'demo_opening'
const WORLD_LINK = 'demo_world'
/** Set when the next start shall find nothing of an earlier visitor. */
const FRESH = 'demo_fresh'

const WORLD_PARAMETERS: readonly string[] = ['scenario', 'seed', 'now', 'story']

/** The named parameters of a query, as a query. */
function only(search: string, names: readonly string[]): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => names.includes(name))
  return new URLSearchParams(kept).toString()
}

/** The part of a link that says which world it is. */
export const worldPart = (link: string): string => only(link, WORLD_PARAMETERS)

/** What a reload of this tab shall open, and a new tab: its world alone. */
export function rememberLink(link: string): void {
  sessionStore.set(TAB_LINK, link)
  localStore.set(WORLD_LINK, worldPart(link))
}

export const rememberedLink = (): string =>
  sessionStore.get(TAB_LINK) ?? localStore.get(WORLD_LINK) ?? ''

/** The link somebody followed to come here: where a reset goes back to. */
export const openingLink = (): string => sessionStore.get(OPENING_LINK) ?? ''

export function rememberOpening(link: string): void {
  sessionStore.set(OPENING_LINK, link)
}

/** Takes the demo's part out of the address: what is left belongs to the app. */
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

/** Between two visitors: the next start finds nothing the app has kept. */
export function startAfresh(): void {
  sessionStore.set(FRESH, 'yes')
}

/** Another tab may hold a database open; nobody waits for it. */
const DELETE_TIMEOUT_MS = 500

const deleted = (name: string): Promise<void> =>
  new Promise((done) => {
    const request = indexedDB.deleteDatabase(name)
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => done())
    setTimeout(done, DELETE_TIMEOUT_MS)
  })

/** Before the app starts: takes away what an earlier visitor left, when that was asked for. The fake's own worlds stay. */
export async function forgetVisitor(): Promise<void> {
  if (sessionStore.get(FRESH) === undefined) return
  sessionStore.remove(FRESH)
  for (const store of [localStore, sessionStore])
    for (const key of store.keys()) if (!key.startsWith('demo_')) store.remove(key)
  const databases = await indexedDB.databases().catch(() => [])
  const names = databases.flatMap(({ name }) => (name && name !== 'linx-demo' ? [name] : []))
  await Promise.all(names.map(deleted))
}
