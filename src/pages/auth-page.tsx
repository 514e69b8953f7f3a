import { AuthCallback } from '~/features/login/auth-callback'

/** The return address of identity providers: passes the hash to the root. */
export const Page = () => <AuthCallback />
