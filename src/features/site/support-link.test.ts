import { expect, test } from 'vitest'
import { siteContact } from './support-link'

test('the support contact is the email address, and the postal address line by line (HST-03)', () => {
  expect(siteContact('help@club.example', ' Bellwether Links | 1 Club Road |  | Ohio ')).toEqual({
    email: 'help@club.example',
    postalLines: ['Bellwether Links', '1 Club Road', 'Ohio'],
  })
})

test.each(['', 'help', 'help@', 'a b@club.example', 'a@club.example?bcc=x@y.example', '"><b>@x'])(
  'a contact setting of %j is not an address to write to (HST-03)',
  (email) => expect(siteContact(email, '')).toEqual({ email: undefined, postalLines: [] }),
)
