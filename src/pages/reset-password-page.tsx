import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SessionResponse } from '~/api/decode/auth'
import { mailedField } from '~/domain/account/mailed-link-field'
import { ResetPassword } from '~/features/account/reset-password'
import { SwitchAccounts } from '~/features/account/switch-accounts'
import { fieldOf } from '~/lib/decode'
import { dropMailedLink, mailedLink } from '~/routing/mailed-link'
import { paths } from '~/routing/paths'
import { markHistoryEntry } from '~/routing/router-state'
import { session } from '~/session/session'
import { golferId } from '~/session/session-types'

const loadScores = () => import('~/features/scores/unsent/unsent')

const MARK = 'isReset'

/** Drops the used link, and marks the history entry: a reload must not show the message of an expired link. */
function spendLink(): void {
  dropMailedLink()
  markHistoryEntry({ [MARK]: true })
}

/** Sets a new password by a mailed link and signs in. */
export function Page() {
  const { search } = useLocation()
  const [query] = useState(() => mailedLink(paths.resetPassword()) || search)
  const [isReset] = useState(() => fieldOf(globalThis.history?.state, MARK) === true)
  const navigate = useNavigate()
  const signingIn = useRef<Promise<void>>(undefined)
  function spend(response: SessionResponse): void {
    spendLink()
    // A host ends the golfer's other sessions together with the old password; this device's must not be refused meanwhile.
    if (response.userId !== golferId(session.state())) return
    signingIn.current = session.signInWithTokens(response)
    signingIn.current.catch(() => {}) // shown by `enter`
  }
  async function enter(response: SessionResponse): Promise<void> {
    await (signingIn.current ?? session.signInWithTokens(response))
    await navigate(paths.linx(), { replace: true })
  }
  const [token, email] = [mailedField(query, 'token'), mailedField(query, 'email')]
  const form = (
    <ResetPassword token={token} email={email} isReset={isReset} onSpent={spend} onDone={enter} />
  )
  return token && email ? (
    <SwitchAccounts loadScores={loadScores} email={email}>
      {form}
    </SwitchAccounts>
  ) : (
    form
  )
}
