import { expect, test } from 'vitest'
import { NORA, openWorld, call } from '../../testing'
import { pictureForm, png } from '../profile/picture.fixture'
import { APP, newestLink, signUp } from './sign-up.fixture'

test('createUser: an account is there, private, unverified and without an index', async () => {
  const backend = await openWorld()
  const { status, json } = await signUp(backend, { ghinNumber: 1034567 })
  const [user] = backend.db.users.where('email', 'june@new.example')
  expect([status, json]).toEqual([
    200,
    { success: true, message: 'Your account has been created.', userId: user?.id },
  ])
  expect(user).toMatchObject({
    firstName: 'June',
    lastName: 'Abernathy',
    city: 'Boulder',
    state: 'CO',
    gender: 'F',
    ghinNumber: 1034567,
    isPrivate: true,
    isEmailVerified: false,
    portrait: null,
    handicapIndex: null,
  })
})

test('createUser: an HDCP ID of 0 stands for none', async () => {
  const backend = await openWorld()
  const { json } = await signUp(backend, { ghinNumber: 0 })
  expect(backend.db.users.get(json.userId)?.ghinNumber).toBeNull()
})

test('createUser: a mail has a link to the page that verifies the address', async () => {
  const backend = await openWorld()
  await signUp(backend, { email: 'June+golf@new.example', baseUrl: `${APP}/` })
  expect(backend.db.mails.rows()).toMatchObject([
    { to: 'June+golf@new.example', subject: 'Verify your email address' },
  ])
  expect(newestLink(backend)).toEqual({
    page: `${APP}/check-email`,
    token: expect.stringMatching(/^v-\d+$/),
    email: 'June+golf@new.example',
  })
})

test('createUser: the sign-up picture becomes the golfer’s, and can be claimed once', async () => {
  const backend = await openWorld()
  const body = pictureForm(png(500, 500))
  const stored = await call(backend, 'POST', '/api/profile/picture/signup', { body })
  const { pictureUrl }: { pictureUrl: string } = stored.json
  await signUp(backend, { profilePicture: pictureUrl })
  expect(
    (await call(backend, 'GET', '/api/user/current', { as: 'june@new.example' })).json,
  ).toMatchObject({
    us_picture_url: pictureUrl,
  })
  backend.clock.advance(48 * 3_600_000) // a claimed picture does not expire
  expect((await call(backend, 'GET', pictureUrl)).status).toBe(200)
  const second = await signUp(backend, { email: 'other@new.example', profilePicture: pictureUrl })
  expect(second.status).toBe(422)
})

test.each([NORA, 'NORA@whitcombe.example'])(
  'createUser: an address with an account is 409',
  async (email) => {
    const backend = await openWorld()
    const before = backend.db.revision()
    const { status, json } = await signUp(backend, { email })
    expect([status, json]).toEqual([
      409,
      { message: 'There is an account with this email address already.', status: 409 },
    ])
    expect(backend.db.revision()).toBe(before)
  },
)

test('createUser: two sign-ups at once make one account', async () => {
  const backend = await openWorld()
  const both = await Promise.all([signUp(backend), signUp(backend)])
  expect(both.map(({ status }) => status)).toEqual([200, 409])
})

test.each([
  [{ firstName: ' ' }, 'Please enter a first name.', true],
  [{ lastName: '' }, 'Please enter a last name.', true],
  [{ email: 'june' }, 'Please enter a valid email address.', true],
  [{ password: 'seven77' }, 'A password has at least 8 characters.', true],
  [{ state: 'Colorado' }, 'A state has two letters.', true],
  [{ state: 'CO ' }, 'A state has two letters.', true],
  [{ ghinNumber: 999 }, 'A Handicap ID has 4 to 9 digits.', false],
  [{ baseUrl: 'javascript:alert(1)' }, 'baseUrl is not an address of the app.', true],
  [{ baseUrl: `${APP}/elsewhere` }, 'baseUrl is not an address of the app.', true],
  [
    { profilePicture: '/api/profile/picture/1' },
    'This profile picture is no longer there. Please choose it again.',
    false,
  ],
])('createUser: %j is 422 and leaves nothing behind', async (field, message, isInvalid) => {
  const backend = await openWorld()
  const before = backend.snapshot().rows
  const { status, json } = await signUp(backend, field, isInvalid)
  expect([status, json]).toEqual([422, { message, status: 422 }])
  expect(backend.snapshot().rows).toEqual(before)
})

test.each([
  [{ email: undefined }, 'email is missing.'],
  [{ gender: 'X' }, 'gender must be M or F.'],
  [{ ghinNumber: '1034567' }, 'ghinNumber must be a whole number.'],
  [{ city: 7 }, 'city must be a text.'],
])('createUser: %j is 400', async (field, message) => {
  const { status, json } = await signUp(await openWorld(), field, true)
  expect([status, json]).toEqual([400, { message, status: 400 }])
})
