import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { mailbox } from '../../mail/mailbox'
import { call, MARCUS, NORA, openWorld } from '../../testing'

const joan = {
  FirstName: 'Joan',
  LastName: 'Abernathy',
  Email: 'joan.abernathy@hollow.example',
  Message: '',
}
const invite = (
  backend: Backend,
  other: Readonly<Record<string, unknown>> = {},
  isInvalid = false,
) => call(backend, 'POST', '/api/invite', { as: NORA, body: { ...joan, ...other }, isInvalid })

test('sendInvite: one person gets one mail in the golfer’s name', async () => {
  const backend = await openWorld()
  const { status, json } = await invite(backend)
  expect([status, json]).toEqual([
    200,
    { success: true, message: 'Invitation sent to Joan Abernathy.' },
  ])
  expect(mailbox(backend)).toEqual([
    {
      to: joan.Email,
      subject: 'Nora Whitcombe invites you to Linx Golf',
      text: expect.stringMatching(/^Hello Joan,\n\nI am on Linx Golf/),
      link: expect.stringContaining('/create-account'),
      at: backend.clock.iso(),
    },
  ])
})

test('sendInvite: a contact without a last name, and the golfer’s own words', async () => {
  const backend = await openWorld()
  const { json } = await invite(backend, {
    FirstName: 'Friend',
    LastName: '',
    Message: 'Saturday, eight o’clock?',
  })
  expect(json).toMatchObject({ message: 'Invitation sent to Friend.' })
  expect(mailbox(backend)[0]?.text).toContain('Saturday, eight o’clock?')
})

test('sendInvite: the response is the same for a member, so that it does not reveal membership', async () => {
  const backend = await openWorld()
  const member = await invite(backend, { Email: MARCUS })
  expect([member.status, member.json]).toEqual([200, (await invite(backend)).json])
})

test.each([
  [{ FirstName: ' ' }, 'Please enter a first name.', false],
  [{ Email: 'joan' }, 'Please enter a valid email address.', false],
  [{ Email: '' }, 'Please enter a valid email address.', false],
  [{ LastName: 'x'.repeat(101) }, 'The name is too long.', true],
  [{ Message: 'x'.repeat(2001) }, 'The message is too long.', true],
])('sendInvite: %j is 422 and sends nothing', async (other, message, isInvalid) => {
  const backend = await openWorld()
  const { status, json } = await invite(backend, other, isInvalid)
  expect([status, json]).toEqual([422, { message, status: 422 }])
  expect(mailbox(backend)).toEqual([])
})

test.each([
  [{ Email: undefined }, 'Email is missing.'],
  [{ Message: 7 }, 'Message must be a text.'],
])('sendInvite: %j is 400', async (other, message) => {
  const { status, json } = await invite(await openWorld(), other, true)
  expect([status, json]).toEqual([400, { message, status: 400 }])
})
