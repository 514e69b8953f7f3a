/**
 * The page's early script, which the build adds to it (scripts/build/early.mjs): for a signed-in golfer it requests the
 * first screen's data beside the app instead of after it. The app takes the responses over (fetchOnce).
 */
import { earlyKey } from '~/api/early/early-key'
import { localArea } from '~/lib/safe-storage'
import { pageSetting } from '~/lib/page-setting'
import { firstRequests } from './first-requests'

function start(): void {
  if (globalThis.linxEarly) return // the app is there already
  // Where local storage is blocked, reading it throws and nothing is requested early.
  const token = localArea().getItem('auth_token')
  // The host would refuse a token that has expired: the app renews it first.
  if (!token || !(Number(localArea().getItem('token_expiry')) > Date.now())) return
  const host = new URL(pageSetting('linx:api-host'), location.origin).origin
  const Authorization = `Bearer ${token}`
  const responses = (globalThis.linxEarly = new Map<string, Promise<Response>>())
  for (const path of firstRequests(location)) {
    // As the app sends it; a failure is the app's to report.
    const headers = { Authorization, 'Content-Type': 'application/json' }
    const response = fetch(host + path, { headers, cache: 'no-store' })
    response.catch(() => {})
    responses.set(earlyKey(host + path, Authorization), response)
  }
}

try {
  start()
} catch {
  // without it the app starts as well, a little later
}
