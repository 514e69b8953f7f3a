import { expect, test } from 'vitest'
import { emailKey } from '../account/credentials'
import { inviteFault, isFilled, missingText } from './invite'

const joan = { firstName: 'Joan', lastName: 'Abernathy', email: 'joan@hollow.example' }

test.each([
  [{ firstName: ' ' }, 'firstName', "Please enter the first name of the person you're inviting"],
  [{ lastName: '' }, 'lastName', "Please enter the last name of the person you're inviting"],
  [{ email: '' }, 'email', 'Please enter an email address'],
  [{ firstName: '', email: '' }, 'firstName', expect.stringContaining('first name')],
] as const)('an invitation with %j cannot be sent and shows the reason', (more, field, message) => {
  const form = { ...joan, ...more }
  expect(isFilled(form)).toBe(false)
  expect(inviteFault(form)).toEqual({ field, message })
  expect(missingText(form, field)).toEqual(message)
})

test('an invitation can be sent with all three fields filled and a valid address', () => {
  expect(isFilled(joan)).toBe(true)
  expect(inviteFault(joan)).toBeUndefined()
  const wrong = { ...joan, email: 'joan' }
  expect(isFilled(wrong)).toBe(true)
  expect(inviteFault(wrong)?.message).toBe('Please enter a valid email address.')
})

test('an address is the same in any case and with spaces around it', () => {
  expect(emailKey(' Joan@Hollow.example ')).toBe('joan@hollow.example')
})
