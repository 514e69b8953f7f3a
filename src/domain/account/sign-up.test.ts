import { expect, test } from 'vitest'
import { accountMessages } from '../messages/account'
import { hdcpIdOf } from './credentials'
import { genderOf, hdcpFault, resetFault, signUpFault, type SignUp } from './sign-up'

const good: SignUp = {
  firstName: 'June',
  lastName: 'Abernathy',
  email: 'june@new.example',
  city: '',
  state: '',
  ghinNumber: '',
  gender: 'F',
  password: 'larkspur-84',
  confirm: 'larkspur-84',
}

test('a complete sign-up form may be sent', () => {
  expect(signUpFault(good)).toBeUndefined()
  expect(signUpFault({ ...good, ghinNumber: '0', gender: '' })).toBeUndefined()
})

test.each<[Partial<SignUp>, keyof SignUp, string]>([
  [{ firstName: ' ' }, 'firstName', accountMessages.namesMissing],
  [{ lastName: '' }, 'lastName', accountMessages.namesMissing],
  [{ email: '' }, 'email', accountMessages.namesMissing],
  [{ email: 'june@new' }, 'email', accountMessages.emailInvalid],
  [{ ghinNumber: '10A82' }, 'ghinNumber', accountMessages.hdcpDigits],
  [{ ghinNumber: '١٢٣' }, 'ghinNumber', accountMessages.hdcpDigits],
  [{ ghinNumber: '-5' }, 'ghinNumber', accountMessages.hdcpDigits],
  [{ ghinNumber: '1048221', gender: '' }, 'gender', accountMessages.hdcpGender],
  [{ password: '' }, 'password', accountMessages.passwordsMissing],
  [{ confirm: '' }, 'confirm', accountMessages.passwordsMissing],
  [{ password: 'seven77', confirm: 'seven77' }, 'password', accountMessages.passwordsShort],
  [{ confirm: 'larkspur-85' }, 'confirm', accountMessages.passwordsDiffer],
  // the first of several errors, in the order of the form
  [{ firstName: '', ghinNumber: 'x', password: '' }, 'firstName', accountMessages.namesMissing],
  [{ ghinNumber: 'x', password: '' }, 'ghinNumber', accountMessages.hdcpDigits],
])('a sign-up with %o is refused at the field %s', (change, field, message) => {
  expect(signUpFault({ ...good, ...change })).toEqual({ field, message })
})

test('an HDCP ID can be validated only with a last name', () => {
  expect(hdcpFault({ ghinNumber: '1048221', lastName: ' ', gender: 'F' })?.message).toBe(
    accountMessages.hdcpLastName,
  )
})

test('the score gender is M unless F is chosen', () => {
  expect(['M', 'F', '', 'x'].map(genderOf)).toEqual(['M', 'F', 'M', 'M'])
})

test.each([
  ['', undefined],
  [' 0 ', undefined],
  ['000', undefined],
  [' 7 ', '7'],
])('the HDCP ID of %o is %o', (ghinNumber, id) => {
  expect(hdcpIdOf({ ghinNumber })).toBe(id)
})

test('a password is eight UTF-16 units or more, and the same twice', () => {
  expect(resetFault('1234567', '1234567')?.message).toBe(accountMessages.resetShort)
  expect(resetFault('12345678', '12345679')?.message).toBe(accountMessages.resetDiffer)
  expect(resetFault('        ', '        ')).toBeUndefined()
  expect(resetFault('⛳⛳⛳⛳⛳⛳⛳⛳', '⛳⛳⛳⛳⛳⛳⛳⛳')).toBeUndefined()
})
