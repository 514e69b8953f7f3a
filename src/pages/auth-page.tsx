import { AuthCallback } from '~/features/login/auth-callback'

/** Where an identity provider may return to: hands the hash to the root (app-shell section 2). */
export const Page = () => <AuthCallback />
