import { describe, expect, test } from 'vitest'
import type { Backend } from './backend'
import { post, totalForm } from '../handlers/ghin/score-form.fixture'
import { nameOf, newest } from '../handlers/comments/comments.fixture'
import type { Snapshot } from '../db/snapshot'
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

test('a comment and an invitation sent twice with one idempotency key are recorded once', async () => {
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

const signUp = (backend: Backend, idempotencyKey: string) => {
  const body = {
    email: 'June@new.example',
    password: 'larkspur-84',
    firstName: 'June',
    lastName: 'Abernathy',
    gender: 'F',
    baseUrl: 'https://app.linx.example',
    idempotencyKey,
  }
  return call(backend, 'POST', '/api/auth/create-user', { body })
}

test('a sign-up with a key answers its account again; another one with that address is refused', async () => {
  const backend = await openWorld()
  const { json } = await signUp(backend, 'one')
  expect((await signUp(backend, 'one')).json).toEqual(json)
  expect((await signUp(backend, 'two')).status).toBe(409)
})

describe('a world that goes on from its snapshot', () => {
  test('answers a key of before like the first time, and writes nothing', async () => {
    const before = await openWorld()
    const first = await post(before, NORA, form('one'))
    const account = await signUp(before, 'one')
    const saved: Snapshot = JSON.parse(JSON.stringify(before.snapshot()))
    const after = await openWorld({ snapshot: saved })
    expect((await post(after, NORA, form('one'))).json).toEqual(first.json)
    expect((await signUp(after, 'one')).json).toEqual(account.json)
    const counts = [after, before].map(({ db }) => [db.scores.count(), db.users.count()])
    expect(counts[0]).toEqual(counts[1])
  })

  test('does not know a key whose score it does not have', async () => {
    const backend = await openWorld()
    const saved = backend.snapshot()
    await post(backend, NORA, form('one'))
    await backend.restore(saved)
    const before = scoresOf(backend)
    await post(backend, NORA, form('one'))
    expect(scoresOf(backend)).toBe(before + 1)
  })
})

test('the keys of a golfer go with their account, that of the sign-up too', async () => {
  const backend = await openWorld()
  await signUp(backend, 'one')
  const [june] = backend.db.users.where('email', 'june@new.example')
  if (june)
    await backend.db.users.change(june.id, { isEmailVerified: true, email: 'june@other.example' })
  const body = { ...nameOf(await newest(backend, 'golf_scores')), CommentText: 'Fore!' }
  const sent = { ...body, idempotencyKey: 'two' }
  await call(backend, 'POST', '/api/comments', { as: HAL, body: sent })
  expect(backend.db.attempts.count()).toBe(2)
  await call(backend, 'DELETE', '/api/user/current', { as: 'june@other.example' })
  await call(backend, 'DELETE', '/api/user/current', { as: HAL })
  expect(backend.db.attempts.rows()).toEqual([])
})

test('the oldest of more than a thousand keys is forgotten', async () => {
  const { db } = await openWorld()
  const attempt = { operationId: 'sendInvite', sender: '1', result: '"Joan"' }
  for (let id = 1; id <= 1001; id++) await db.attempts.insert({ id, ...attempt, key: `key-${id}` })
  expect([db.attempts.count(), db.attempts.get(1)]).toEqual([1000, undefined])
})
