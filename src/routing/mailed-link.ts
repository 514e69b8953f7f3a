import { safeStorage, sessionArea, type StorageArea } from '~/lib/safe-storage'
import { paths } from './paths'

type Bar = {
  location: Pick<Location, 'pathname' | 'search'>
  history: Pick<History, 'state' | 'replaceState'>
}

const KEY = 'mailed_link'

/** The paths of links that verify an email; all show one page. */
const VERIFIES = /^\/(verify|email-verification|check-email|createaccount2)\/?$/
const RESETS = /^\/reset-password\/?$/

/** The query of the link and the page it is for. */
let received: { path: string; search: string } | undefined

/** What an address of the demo says besides the mailed link: its scenario, its faults. */
function demoParameters(search: string): string {
  if (import.meta.env.MODE !== 'demo') return ''
  const query = new URLSearchParams(search)
  query.delete('token')
  query.delete('email')
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Removes the token of a mailed link from the address bar and the history before any request. The link of a password reset
 * stays in session storage until it is used, so that it survives a reload; a link that verifies is used at once.
 */
export function receiveMailedLink(
  bar: Bar = globalThis,
  area: () => StorageArea = sessionArea,
): void {
  const { pathname, search } = bar.location
  if (!/[?&]token=/.test(search)) return
  const isReset = RESETS.test(pathname)
  if (!isReset && !VERIFIES.test(pathname)) return
  const path = isReset ? paths.resetPassword() : paths.checkEmail()
  received = { path, search }
  if (isReset) safeStorage(area).set(KEY, search)
  bar.history.replaceState(bar.history.state, '', path + demoParameters(search))
}

/** The query of the mailed link that opened a page; '' without one. */
export function mailedLink(path: string, area: () => StorageArea = sessionArea): string {
  if (received?.path === path) return received.search
  return path === paths.resetPassword() ? (safeStorage(area).get(KEY) ?? '') : ''
}

/** Removes the link once it is used. */
export function dropMailedLink(area: () => StorageArea = sessionArea): void {
  received = undefined
  safeStorage(area).remove(KEY)
}
