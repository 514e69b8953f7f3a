import { useUnsentCount } from '~/features/account/switch-accounts'
import { DirectLogin } from '~/features/login/direct-login'
import { identityProvider } from '~/features/login/identity-provider'

const loadScores = () => import('~/features/scores/unsent/unsent')

/** Direct sign-in. */
export const Page = () => (
  <DirectLogin provider={identityProvider()} unsent={useUnsentCount(loadScores)} />
)
