import { useLocation, useNavigate } from 'react-router-dom'
import type { SessionResponse } from '~/api/decode/auth'
import { AccountSetup, SetupMissing } from '~/features/account/account-setup'
import { EmailLink, useAddressLink } from '~/features/account/email-link'
import { setupGolfer, verifiedState } from '~/features/account/create-account'
import { SwitchAccounts } from '~/features/account/switch-accounts'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'
import { useVisit } from '~/ui/actions/use-visit'

const loadScores = () => import('~/features/scores/unsent/unsent')

/** Account setup after a sign-up, and the target of mailed links. */
export function Page() {
  const link = useAddressLink()
  const { state } = useLocation()
  const navigate = useNavigate()
  const golfer = setupGolfer(state)
  const visit = useVisit()
  async function enter(response: SessionResponse | undefined): Promise<void> {
    // Read before the sign-in, since the end of another golfer's session also leaves the page.
    const hasLeft = visit.current.signal.aborted
    if (response) await session.signInWithTokens(response)
    if (!hasLeft) await navigate(paths.linx(), { replace: true })
  }
  if (!link && !golfer) return <SetupMissing />
  const setup = golfer ? (
    <AccountSetup golfer={golfer} onSession={enter} />
  ) : (
    link && (
      <EmailLink
        link={link}
        onVerified={() =>
          void navigate(paths.checkEmail(), { replace: true, state: verifiedState(link.email) })
        }
      />
    )
  )
  return (
    <SwitchAccounts
      loadScores={loadScores}
      email={link?.email ?? golfer?.email}
      agreedBy={golfer?.replaces}
    >
      {setup}
    </SwitchAccounts>
  )
}
