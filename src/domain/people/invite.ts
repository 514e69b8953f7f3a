import type { FieldError } from '~/lib/form'
import { isEmail } from '../account/credentials'
import { inviteMessages } from '../messages/invite'

/** The values of the invite form. */
export type InviteForm = { firstName: string; lastName: string; email: string }

/** The invite form before anything is typed. */
export const EMPTY_INVITE: InviteForm = { firstName: '', lastName: '', email: '' }

/** The contract's maximum length of a name, in UTF-16 units. */
export const MAX_NAME_LENGTH = 100

const MISSING = {
  firstName: inviteMessages.firstName,
  lastName: inviteMessages.lastName,
  email: inviteMessages.email,
} as const
const FIELDS = ['firstName', 'lastName', 'email'] as const

/** Whether all three fields are filled: only then can the form be sent. */
export const isFilled = (form: InviteForm): boolean => FIELDS.every((field) => form[field].trim())

/** The message for an empty field; undefined if it is filled. */
export const missingText = (form: InviteForm, field: keyof InviteForm): string | undefined =>
  form[field].trim() ? undefined : MISSING[field]

/** The form without the values that were sent; fields edited since keep theirs. */
export function withoutSent(form: InviteForm, sent: InviteForm): InviteForm {
  const isTyped = (field: keyof InviteForm) => form[field] !== sent[field]
  if (!FIELDS.some(isTyped)) return EMPTY_INVITE
  const rest = (field: keyof InviteForm) => (isTyped(field) ? form[field] : '')
  return { firstName: rest('firstName'), lastName: rest('lastName'), email: rest('email') }
}

/** The first error of the form, in the order of its fields; undefined if it can be sent. */
export function inviteFault(form: InviteForm): FieldError<keyof InviteForm> | undefined {
  const field = FIELDS.find((name) => !form[name].trim())
  if (field) return { field, message: MISSING[field] }
  return isEmail(form.email.trim())
    ? undefined
    : { field: 'email', message: inviteMessages.emailInvalid }
}
