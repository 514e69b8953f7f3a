import { describe, expect, test } from 'vitest'
import { post, totalForm } from '../handlers/ghin/score-form.fixture'
import { nameOf, newest } from '../handlers/comments/comments.fixture'
import { mailbox } from '../mail/mailbox'
import { call, HAL, MARCUS, NORA, openWorld } from '../testing'

const form = (key?: string) => totalForm(key === undefined ? {} : { idempotencyKey: key })
const scoresOf = (backend: Awaited<ReturnType<typeof openWorld>>) =>
  backend.db.scores.where('userId', 1).length

describe('a score with an idempotency key', () => {
  test('sent again is answered like the first and recorded once', async () => {
    const backend = await openWorld()
    const before = scoresOf(backend)
    const first = await post(backend, NORA, form('one'))
    const again = await post(backend, NORA, form('one'))
    expect([again.status, again.json]).toEqual([200, first.json])
    expect(scoresOf(backend)).toBe(before + 1)
  })

  test('sent again while the first is in work is recorded once', async () => {
    const backend = await openWorld()
    const before = scoresOf(backend)
    const answers = await Promise.all(
      [form('one'), form('one')].map((one) => post(backend, NORA, one)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(scoresOf(backend)).toBe(before + 1)
  })

  test.each([
    ['another key', form('one'), form('two')],
    ['no key', form(), form()],
  ])('with %s is another', async (_what, one, two) => {
    const backend = await openWorld()
    const before = scoresOf(backend)
    await post(backend, NORA, one)
    await post(backend, NORA, two)
    expect(scoresOf(backend)).toBe(before + 2)
  })

  test('is the golfer’s own: another golfer may have the same', async () => {
    const backend = await openWorld()
    const before = backend.db.scores.count()
    await post(backend, NORA, form('one'))
    await post(backend, HAL, form('one'))
    expect(backend.db.scores.count()).toBe(before + 2)
  })

  test('that was refused may come again', async () => {
    const backend = await openWorld()
    const refused = totalForm({ idempotencyKey: 'one', datePlayed: '2027-01-01' })
    expect((await post(backend, NORA, refused)).status).toBe(422)
    expect((await post(backend, NORA, form('one'))).status).toBe(200)
  })

  test('is recorded twice by a host that ignores keys', async () => {
    const backend = await openWorld()
    backend.honorsIdempotencyKeys = false
    const before = scoresOf(backend)
    await post(backend, NORA, form('one'))
    await post(backend, NORA, form('one'))
    expect(scoresOf(backend)).toBe(before + 2)
  })

  test.each(['', 'x'.repeat(65)])('of %j is refused', async (key) => {
    expect((await post(await openWorld(), NORA, form(key), true)).status).toBe(400)
  })
})

test('a comment and an invitation with a key are there once', async () => {
  const backend = await openWorld()
  const item = await newest(backend, 'golf_scores')
  const comment = { ...nameOf(item), CommentText: 'Once.', idempotencyKey: 'one' }
  const sendComment = () => call(backend, 'POST', '/api/comments', { as: MARCUS, body: comment })
  expect((await sendComment()).json).toEqual((await sendComment()).json)
  expect((await newest(backend, 'golf_scores')).commentCount).toBe(item.commentCount + 1)

  const mails = mailbox(backend).length
  const person = { FirstName: 'Joan', LastName: '', Email: 'joan@hollow.example', Message: '' }
  const body = { ...person, idempotencyKey: 'one' }
  const invited = () => call(backend, 'POST', '/api/invite', { as: NORA, body })
  expect((await invited()).json).toEqual((await invited()).json)
  expect(mailbox(backend)).toHaveLength(mails + 1)
})

test('a sign-up with a key answers its account again; another one with that address is refused', async () => {
  const backend = await openWorld()
  const body = {
    email: 'june@new.example',
    password: 'larkspur-84',
    firstName: 'June',
    lastName: 'Abernathy',
    gender: 'F',
    baseUrl: 'https://app.linx.example',
  }
  const signUp = (idempotencyKey: string) =>
    call(backend, 'POST', '/api/auth/create-user', { body: { ...body, idempotencyKey } })
  const { json } = await signUp('one')
  expect((await signUp('one')).json).toEqual(json)
  expect((await signUp('two')).status).toBe(409)
})
