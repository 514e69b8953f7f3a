import type { FieldError } from '~/lib/form'
import { hdcpIdOf, isEmail } from './credentials'
import { accountMessages } from '../messages/account'

/** The minimum length of a password, in UTF-16 units. */
export const PASSWORD_MIN = 8

/** The values of the sign-up form. */
export type SignUp = {
  firstName: string
  lastName: string
  email: string
  city: string
  state: string
  /** The HDCP ID; '' and '0' mean none. */
  ghinNumber: string
  /** 'M', 'F', or '' while none is chosen. */
  gender: string
  password: string
  confirm: string
}

/** What is stored of the form while it is typed: never the passwords. */
export type TypedSignUp = Omit<SignUp, 'password' | 'confirm'>

/** The gender to send for a form's value; M if none is chosen. */
export const genderOf = (chosen: string): 'M' | 'F' => (chosen === 'F' ? 'F' : 'M')

/** The error that prevents validating the HDCP ID; undefined if it can be validated or none was entered. */
export function hdcpFault({
  ghinNumber,
  lastName,
  gender,
}: Pick<SignUp, 'ghinNumber' | 'lastName' | 'gender'>): FieldError<keyof SignUp> | undefined {
  const id = hdcpIdOf({ ghinNumber })
  if (id === undefined) return undefined
  if (!/^\d+$/.test(id)) return { field: 'ghinNumber', message: accountMessages.hdcpDigits }
  if (!lastName.trim()) return { field: 'lastName', message: accountMessages.hdcpLastName }
  if (gender !== 'M' && gender !== 'F')
    return { field: 'gender', message: accountMessages.hdcpGender }
  return undefined
}

function nameFault(form: SignUp): FieldError<keyof SignUp> | undefined {
  const required = ['firstName', 'lastName', 'email'] as const
  const missing = required.find((field) => !form[field].trim())
  if (missing) return { field: missing, message: accountMessages.namesMissing }
  return isEmail(form.email.trim())
    ? undefined
    : { field: 'email', message: accountMessages.emailInvalid }
}

function passwordFault({ password, confirm }: SignUp): FieldError<keyof SignUp> | undefined {
  if (!password || !confirm)
    return { field: password ? 'confirm' : 'password', message: accountMessages.passwordsMissing }
  if (password.length < PASSWORD_MIN)
    return { field: 'password', message: accountMessages.passwordsShort }
  if (password !== confirm) return { field: 'confirm', message: accountMessages.passwordsDiffer }
  return undefined
}

/** The first error of the sign-up form; undefined if it can be sent. */
export const signUpFault = (form: SignUp): FieldError<keyof SignUp> | undefined =>
  nameFault(form) ?? hdcpFault(form) ?? passwordFault(form)

/** The first error of the two fields of a password reset; undefined if they can be sent. */
export function resetFault(
  password: string,
  confirm: string,
): FieldError<'password' | 'confirm'> | undefined {
  if (password.length < PASSWORD_MIN)
    return { field: 'password', message: accountMessages.resetShort }
  if (password !== confirm) return { field: 'confirm', message: accountMessages.resetDiffer }
  return undefined
}
