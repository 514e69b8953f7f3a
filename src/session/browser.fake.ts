import type { AuthPort } from '~/api/auth-port'
import { createAuthOnly } from '~/api/auth-only'
import { noAuth } from '~/api/auth-port'
import { createApi } from '~/api/client'
import type { Fetch } from '~/api/exchange'
import { realTimers, type Timers } from '~/lib/timers'
import { createFakeLock } from '~/platform/lock.fake'
import type { Lock } from '~/platform/lock'
import type { LocalOrCookieStorage } from '~/platform/storage/storage'
import {
  createFakeLocal,
  createFakeStorage,
  type FakeStorage,
} from '~/platform/storage/storage.fake'
import { createFakeConnection, createFakeVisibility } from '~/platform/switch.fake'
import type { SlowStorage } from '~/platform/storage/slow-storage.fake'
import { createFakeTabs } from '~/platform/tabs.fake'
import type { Tabs } from '~/platform/tabs'
import { AUTH_REFRESH_FAILURE, createSession } from './create-session'
import { forceVerify } from './sign-in/force-verify'
import { createSessionFlags } from './storage/session-flags'
import { requestSignIn } from './sign-in/request-sign-in'

type TabStorage = LocalOrCookieStorage & Partial<Pick<SlowStorage, 'onChange'>>

type BrowserOptions = {
  fetch: Fetch
  host?: string
  timers?: Timers
  lock?: Lock
  storage?: FakeStorage
  /** The storage as one tab sees it, for tests in which the tabs see different states. */
  tabStorage?: () => TabStorage
  device?: string
}

/** A tab that is also notified when something arrives in storage. */
const withArrivals = (tab: Tabs, { onChange }: TabStorage): Tabs => ({
  ...tab,
  listen(listener) {
    const unsubscribes = [tab.listen(listener), onChange?.(listener)]
    return () => unsubscribes.forEach((stop) => stop?.())
  },
})

/** A simulated browser: its tabs share storage, locks and announcements, and nothing else. */
export function createFakeBrowser({ fetch, host = 'http://golf.test', ...rest }: BrowserOptions) {
  const { timers = realTimers, storage = createFakeStorage(), device } = rest
  const lock = rest.lock ?? createFakeLock()
  const tabs = createFakeTabs()

  /** A tab with its own session and API client. `failures` counts the auth-refresh-failure events it saw. */
  function openTab({ address = `${host}/` } = {}) {
    const events = new EventTarget()
    const own = rest.tabStorage?.()
    const connection = createFakeConnection()
    const visibility = createFakeVisibility()
    const { local } = createFakeLocal()
    const flags = createSessionFlags(() => local)
    const authOnly = createAuthOnly({ host, fetch, timers })
    let port: AuthPort = noAuth
    const api = createApi({ host, fetch, timers, auth: () => port, online: connection.isOnline })
    const session = createSession({
      api,
      storage: own ?? storage,
      flags,
      lock,
      tabs: own ? withArrivals(tabs.tab(), own) : tabs.tab(),
      connection,
      visibility,
      timers,
      events,
      address: () => address,
      device: () => device,
      forceVerify: (email) => forceVerify(email, authOnly),
      requestSignIn,
    })
    port = session.port
    const seen = { failures: 0 }
    events.addEventListener(AUTH_REFRESH_FAILURE, () => {
      seen.failures += 1
    })
    return { session, api, flags, connection, visibility, events, seen }
  }
  return { storage, lock, openTab }
}

/** Stores tokens as a login would; they do not expire unless `values` says otherwise. */
export function storeTokens(
  storage: FakeStorage,
  values: Partial<Record<string, string>> = {},
): void {
  const tokens = {
    auth_token: 'access-0',
    refresh_token: 'refresh-0',
    token_expiry: '9999999999999',
    user_id: '1',
    ...values,
  }
  for (const [key, value] of Object.entries(tokens))
    if (value !== undefined) storage.values.set(key, value)
}
