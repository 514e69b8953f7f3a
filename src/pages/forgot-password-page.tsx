import { ForgotPassword } from '~/features/account/forgot-password'
import { lastEmail } from '~/session/storage/session-storage'

/** Requests a link to set a new password. */
export const Page = () => <ForgotPassword lastEmail={lastEmail()} />
