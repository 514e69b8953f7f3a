import type { UserRow } from '../db/users'
import { PRODUCT_NAME } from '../lib/product-name'
import { fullName } from '../serializers/golfer'
import type { Letter } from './mailbox'

/** After signing up. */
export const verificationLetter = ({ email, firstName }: UserRow, link: string): Letter => ({
  to: email,
  subject: 'Verify your email address',
  text: `Hello ${firstName},\n\nplease open this link within 24 hours to verify your email address:\n${link}\n`,
  link,
})

/** After 'forgot password'. */
export const resetLetter = ({ email, firstName }: UserRow, link: string): Letter => ({
  to: email,
  subject: 'Set a new password',
  text: `Hello ${firstName},\n\nopen this link within 60 minutes to set a new password:\n${link}\n`,
  link,
})

/** Sent on behalf of a golfer to a person who may not be a member. */
export const invitationLetter = (
  from: UserRow,
  to: { firstName: string; email: string; message: string },
): Letter => {
  const message = to.message.trim() || `I am on ${PRODUCT_NAME}. Join me and see what I shoot.`
  return {
    to: to.email,
    subject: `${fullName(from)} invites you to ${PRODUCT_NAME}`,
    text: `Hello ${to.firstName},\n\n${message}\n\n${fullName(from)}\n`,
    link: 'https://app.linx.example/create-account',
  }
}
