/**
 * The page's early script, which the build adds to it (scripts/build/early.mjs): for a signed-in golfer it requests the
 * first screen's code and data beside the app instead of after it. The app takes the responses over (fetchOnce).
 */
import { earlyKey, type EarlyResponses } from '~/api/early-key'
import { pageSetting } from '~/lib/page-setting'
import { firstRequests, firstScreenAt } from './first-requests'

/** The files of a golfer's first screen that the page itself does not name; the build fills it in. */
declare const FIRST_FILES: string[]

function preload(file: string): void {
  const link = document.createElement('link')
  link.href = `/${file}`
  if (file.endsWith('.css')) {
    link.rel = 'preload'
    link.as = 'style'
    link.crossOrigin = ''
  } else link.rel = 'modulepreload'
  document.head.append(link)
}

/** Sends a read as the app would; a failure is the app's to report. */
function request(url: string, authorization: string, responses: EarlyResponses): void {
  const response = fetch(url, {
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    cache: 'no-store',
  })
  response.catch(() => {})
  responses.set(earlyKey(url, authorization), response)
}

function start(): void {
  if (globalThis.linxEarly) return // the app is there already
  // Where local storage is blocked, reading it throws and nothing is requested early.
  const token = localStorage.getItem('auth_token')
  if (!token || !firstScreenAt(location)) return
  FIRST_FILES.forEach(preload)
  // The host answers a token that has expired with a 401: the app renews it first.
  const isCurrent = Number(localStorage.getItem('token_expiry')) > Date.now()
  if (!isCurrent || !/^[\x21-\x7e]+$/.test(token)) return
  globalThis.linxEarly = new Map()
  const host = new URL(pageSetting('linx:api-host'), location.origin).origin
  for (const path of firstRequests(location, localStorage.getItem('user_id')))
    request(host + path, `Bearer ${token}`, globalThis.linxEarly)
}

try {
  start()
} catch {
  // without it the app starts as well, a little later
}
