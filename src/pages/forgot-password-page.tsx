import { ForgotPassword } from '~/features/account/forgot-password'
import { lastEmail } from '~/session/storage/last-email'

/** Requests a link to set a new password. */
export const Page = () => <ForgotPassword lastEmail={lastEmail()} />
