import { AuthCallback } from '~/features/login/auth-callback'

/** Where an identity provider may return to: hands the hash to the root. */
export const Page = () => <AuthCallback />
