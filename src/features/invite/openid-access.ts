import { checkIdToken, isBoundTo } from '~/domain/account/id-token'
import { inviteMessages } from '~/domain/messages/invite'
import { now } from '~/lib/clock'
import { realTimers } from '~/lib/timers'
import { paths } from '~/routing/paths'
import { signInAddress } from '../login/identity-provider'
import { takeAttempt } from '../login/sign-in-attempt'
import { CONTACTS_SCOPE, type ContactsAccess, type ContactsSetting } from './contacts-setting'

/** A token is not used for this many milliseconds before it expires. */
const MARGIN_MS = 30_000

/**
 * Access by any OpenID provider, as /direct-login has it: the implicit flow of openapi/identity.yaml, tied to this browser
 * session by state and nonce (R21).
 */
export function openidAccess({ issuer, clientId }: ContactsSetting): ContactsAccess {
  /** In memory only, so that it is lost with the page. */
  let current: { token: string; until: number } | undefined

  return {
    token: () =>
      Promise.resolve(current && realTimers.elapsed() < current.until ? current.token : undefined),

    async requestAccess(left) {
      const result = await signInAddress(
        { issuer, clientId },
        { path: paths.invite(), scope: `openid ${CONTACTS_SCOPE}`, domain_hint: 'microsoft' },
        left,
      )
      if ('fault' in result) throw new Error(inviteMessages[result.fault])
      location.assign(result.address)
    },

    async finish(hash) {
      const fields = new URLSearchParams(hash.slice(1))
      const attempt = takeAttempt()
      const isOurs = attempt?.state === fields.get('state') && fields.getAll('state').length === 1
      if (!attempt || !isOurs) throw new Error(inviteMessages.untrusted)
      const error = fields.get('error')
      if (error !== null)
        throw new Error(
          error === 'access_denied' ? inviteMessages.canceled : inviteMessages.signInFailed,
        )
      const { nonce } = attempt
      const idToken = fields.get('id_token') ?? ''
      const check = checkIdToken(idToken, { issuer, audience: clientId, nonce, now: now() })
      const token = fields.get('access_token') ?? ''
      if (!check.ok || token === '' || !(await isBoundTo(idToken, token)))
        throw new Error(inviteMessages.signInFailed)
      const seconds = Number(fields.get('expires_in'))
      const lifetime = Number.isFinite(seconds) ? Math.max(0, seconds * 1000 - MARGIN_MS) : 0
      current = { token, until: realTimers.elapsed() + lifetime }
      return token
    },
  }
}
