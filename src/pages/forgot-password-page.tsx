import { ForgotPassword } from '~/features/account/forgot-password'
import { firstEmail, keepEmail } from '~/session/sign-in/request-sign-in'

/** Requests a link to set a new password. */
export const Page = () => <ForgotPassword email={firstEmail()} onTyped={keepEmail} />
