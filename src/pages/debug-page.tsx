import { useQuery } from '@tanstack/react-query'
import { queryClient } from '~/api/query-client'
import { useSession } from '~/session/use-session'
import { CopyButton } from '~/ui/actions/copy-button'
import { CONTRACT_VERSION } from '~/api/contract-version'
import { apiHost } from '~/api/host'
import { aboutMessages } from '~/domain/messages/site'
import { masked, maskedPart } from '~/domain/account/masked'
import { momentText } from '~/domain/dates/time-text'
import { now } from '~/lib/clock'
import { wholeCount } from '~/lib/numbers'
import { localStore } from '~/lib/safe-storage'
import { signInStorage } from '~/session/storage/sign-in-storage'
import { session } from '~/session/session'
import { PlainPage } from '~/features/login/plain-page'
import { deployedVersion } from '~/features/updates/version-check'
import { receivedHash } from '~/features/login/sign-in-callback'
import styles from './debug-page.module.css'

/** One line of the page: a name and a value. */
type Fact = readonly [name: string, value: string]

const MINUTE_MS = 60_000

function expiryText(): string {
  const expiry = wholeCount(signInStorage.get('token_expiry'))
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
  return signInStorage.isAvailable() ? 'Cookies' : 'None'
}

/** What support needs to know; tokens, and values that may be tokens, are masked. */
function debugFacts(status: string, version: string | null | undefined): readonly Fact[] {
  const { origin, pathname, search } = location
  const hash = maskedPart(receivedHash() || location.hash)
  const query = maskedPart(search)
  const token = signInStorage.get('auth_token')
  return [
    ['URL', origin + pathname + query + hash],
    ['Hash', hash || 'None'],
    ['Query string', query || 'None'],
    ['Auth token', token === undefined ? 'Not present' : `Present: ${masked(token)}`],
    ['Token expiry', expiryText()],
    ['Session', status],
    ['Verification mode', session.verificationMode.isOn() ? 'On' : 'Off'],
    ['Storage', storageKind()],
    ['Backend', import.meta.env.MODE === 'demo' ? aboutMessages.demoHost : apiHost()],
    ['Version', version ?? aboutMessages.missing],
    ['Contract', CONTRACT_VERSION],
    ['Network', navigator.onLine ? 'Online' : 'Offline'],
    ['Browser', navigator.userAgent],
  ]
}

/** /debug: the state of this browser, safe to send to support. */
export function Page() {
  const { status } = useSession()
  const { data: version } = useQuery(deployedVersion(), queryClient) // failed: shown as a missing value

  const facts = debugFacts(status, version)
  const text = () => facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  return (
    <PlainPage title="Debug" wide>
      <CopyButton label="Copy for support" text={text} variant="primary" />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PlainPage>
  )
}
