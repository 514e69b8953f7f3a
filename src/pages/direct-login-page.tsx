import { DirectLogin } from '~/features/login/direct-login'
import { identityProvider } from '~/features/login/identity-provider'

/** Direct sign-in. */
export const Page = () => <DirectLogin provider={identityProvider()} />
