import { DirectLogin } from '~/features/login/direct-login'
import { identityProvider } from '~/features/login/identity-provider'

/** Direct sign-in (app-shell section 2). */
export const Page = () => <DirectLogin provider={identityProvider()} />
