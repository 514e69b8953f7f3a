import { paths } from './paths'

type Bar = {
  location: Pick<Location, 'pathname' | 'search'>
  history: Pick<History, 'state' | 'replaceState'>
}
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'mailed_link'

/** Where a link that verifies an email may lead: one page. */
const VERIFIES = /^\/(verify|email-verification|check-email|createaccount2)\/?$/
const RESETS = /^\/reset-password\/?$/

/** The query of the link, by the page that it is for. */
let received: { path: string; search: string } | undefined

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined // storage is blocked: it lasts until a reload
  }
}

const tabStorage = () => globalThis.sessionStorage

/**
 * Takes the token of a mailed link out of the address bar and the history, before anything is asked of anybody. One that sets
 * a new password is kept for a reload in the tab's own storage until it is used; one that verifies is used at once.
 */
export function receiveMailedLink(bar: Bar = globalThis, store: () => Store = tabStorage): void {
  const { pathname, search } = bar.location
  if (!/[?&]token=/.test(search)) return
  const isReset = RESETS.test(pathname)
  if (!isReset && !VERIFIES.test(pathname)) return
  const path = isReset ? paths.resetPassword() : paths.checkEmail()
  received = { path, search }
  if (isReset) attempt(() => store().setItem(KEY, search))
  bar.history.replaceState(bar.history.state, '', path)
}

/** The query of the mailed link that has led to a page; '' when none has. */
export function mailedLink(path: string, store: () => Store = tabStorage): string {
  if (received?.path === path) return received.search
  return path === paths.resetPassword() ? (attempt(() => store().getItem(KEY)) ?? '') : ''
}

/** It is used. */
export function dropMailedLink(store: () => Store = tabStorage): void {
  received = undefined
  attempt(() => store().removeItem(KEY))
}
