import { safeStorage, sessionArea, type StorageArea } from '~/lib/safe-storage'
import { paths } from './paths'

type Bar = {
  location: Pick<Location, 'pathname' | 'search'>
  history: Pick<History, 'state' | 'replaceState'>
}

const KEY = 'mailed_link'

/** Where a link that verifies an email may lead: one page. */
const VERIFIES = /^\/(verify|email-verification|check-email|createaccount2)\/?$/
const RESETS = /^\/reset-password\/?$/

/** The query of the link, by the page that it is for. */
let received: { path: string; search: string } | undefined

/**
 * Takes the token of a mailed link out of the address bar and the history, before anything is asked of anybody. One that sets
 * a new password is kept for a reload in the tab's own storage until it is used; one that verifies is used at once.
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
  bar.history.replaceState(bar.history.state, '', path)
}

/** The query of the mailed link that has led to a page; '' when none has. */
export function mailedLink(path: string, area: () => StorageArea = sessionArea): string {
  if (received?.path === path) return received.search
  return path === paths.resetPassword() ? (safeStorage(area).get(KEY) ?? '') : ''
}

/** It is used. */
export function dropMailedLink(area: () => StorageArea = sessionArea): void {
  received = undefined
  safeStorage(area).remove(KEY)
}
