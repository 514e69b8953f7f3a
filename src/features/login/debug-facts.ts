import { CONTRACT_VERSION } from '~/api/contract-version'
import { apiHost } from '~/api/host'
import { aboutMessages } from '~/domain/messages/about'
import { masked, maskedPart } from '~/domain/account/masked'
import { momentText } from '~/domain/dates/moment-text'
import { now } from '~/lib/clock'
import { wholeCount } from '~/lib/numbers'
import { localStore } from '~/lib/safe-storage'
import { storage } from '~/session/browser-storage'
import { session } from '~/session/session'
import { receivedHash } from './sign-in-callback'

/** One line of the page: a name and a value. */
export type Fact = readonly [name: string, value: string]

const MINUTE_MS = 60_000

function expiryText(): string {
  const expiry = wholeCount(storage.get('token_expiry'))
  if (expiry === undefined) return 'None'
  const minutes = Math.round((expiry - now()) / MINUTE_MS)
  const when = minutes < 0 ? `${-minutes} min ago` : `in ${minutes} min`
  return `${momentText(expiry)} (${when})`
}

/** Where the session would be stored now (R22). */
function storageKind(): string {
  const key = 'storage_probe'
  const isLocal = localStore.set(key, key)
  localStore.remove(key)
  if (isLocal) return 'Local storage'
  return storage.isAvailable() ? 'Cookies' : 'None'
}

/** What support needs; tokens, and what may be one, are masked. */
export function debugFacts(status: string, version: string | undefined): readonly Fact[] {
  const { origin, pathname, search } = location
  const hash = maskedPart(receivedHash() || location.hash)
  const query = maskedPart(search)
  const token = storage.get('auth_token')
  return [
    ['URL', origin + pathname + query + hash],
    ['Hash', hash || 'None'],
    ['Query string', query || 'None'],
    ['Auth token', token === undefined ? 'Not present' : `Present: ${masked(token)}`],
    ['Token expiry', expiryText()],
    ['Session', status],
    ['Verification mode', session.mode.isOn() ? 'On' : 'Off'],
    ['Storage', storageKind()],
    ['Backend', import.meta.env.MODE === 'demo' ? aboutMessages.demoHost : apiHost()],
    ['Version', version ?? 'Not available'],
    ['Contract', CONTRACT_VERSION],
    ['Network', navigator.onLine ? 'Online' : 'Offline'],
    ['Browser', navigator.userAgent],
  ]
}
