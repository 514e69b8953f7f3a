import { expect, test } from 'vitest'
import { ApiError } from '~/api/errors'
import type { Contact } from '~/domain/people/contact-names'
import { EMPTY_INVITE } from '~/domain/people/invite'
import { createMemoryStore } from '~/platform/db/key-value-store'
import { userInviteHistory } from './invite-history'
import { sendInvitations, type Outcome } from './send-invitations'

const contacts: Contact[] = Array.from({ length: 10 }, (_, at) => ({
  name: `Golfer ${at}`,
  firstName: `G${at}`,
  lastName: '',
  email: `g${at}@club.example`,
  searchText: '',
}))

/** Ten to invite; `answer` says what the host does with each. */
function world(answer: (email: string) => unknown = () => undefined) {
  const history = userInviteHistory(1, createMemoryStore())
  const requested: string[] = []
  const outcomes = new Map<string, Outcome>()
  const control = new AbortController()
  let most = 0
  let now = 0
  return {
    requested,
    outcomes,
    control,
    most: () => most,
    invited: async () => [...(await history.invited()).keys()],
    run: (list: readonly Contact[]) =>
      sendInvitations({
        contacts: list,
        history: { remember: (email) => history.remember(email, 5) },
        signal: control.signal,
        onStart: () => undefined,
        onOutcome: ({ email }, outcome) => outcomes.set(email, outcome),
        async send({ email }) {
          now += 1
          most = Math.max(most, now)
          requested.push(email)
          try {
            await Promise.resolve()
            const error = answer(email)
            if (error instanceof Error) throw error
          } finally {
            now -= 1
          }
        },
      }),
  }
}

test('SOC-10 3 of 10 invitations fail: one request each, one at a time; the 3 are named and can be sent again', async () => {
  let isFailing = true
  const failing = new Set(['g2@club.example', 'g5@club.example', 'g8@club.example'])
  const host = world((email) => isFailing && failing.has(email) && new ApiError('Not now.', 500))
  const run = await host.run(contacts)
  expect(host.requested).toEqual(contacts.map(({ email }) => email))
  expect(host.most()).toBe(1)
  expect(run).toMatchObject({ total: 10, sent: 7, stopped: false })
  expect(run.failed.map(({ name }) => name)).toEqual(['Golfer 2', 'Golfer 5', 'Golfer 8'])
  expect(host.outcomes.get('g2@club.example')).toEqual({ kind: 'failed', message: 'Not now.' })
  expect(await host.invited()).toHaveLength(7)
  isFailing = false
  host.requested.length = 0
  expect(await host.run(run.failed)).toMatchObject({ sent: 3, failed: [] })
  expect(host.requested).toEqual([...failing])
  expect(await host.invited()).toHaveLength(10)
})

test('SOC-10 closing midway finishes the current invitation and sends no other', async () => {
  const host = world((email) => email === 'g3@club.example' && host.control.abort())
  expect(await host.run(contacts)).toMatchObject({ sent: 4, failed: [], stopped: true })
  expect(host.requested).toHaveLength(4)
  expect(await host.invited()).toHaveLength(4)
})

test.each([401, 429])('after a %i the others are not tried, and are named too', async (status) => {
  const host = world((email) => email === 'g1@club.example' && new ApiError('Enough.', status))
  const run = await host.run(contacts)
  expect(host.requested).toHaveLength(2)
  expect(run.failed).toHaveLength(9)
})

test('an invitation that fails keeps the record of an earlier one', async () => {
  const host = world()
  await host.run(contacts.slice(0, 1))
  const later = userInviteHistory(1, createMemoryStore())
  await later.remember('G0@club.example', 5)
  await (
    await later.remember('g0@club.example', 9)
  )()
  expect([...(await later.invited())]).toEqual([['g0@club.example', 5]])
})

test('an invitation that a logout cuts off leaves no address on the device (R10)', async () => {
  const store = createMemoryStore()
  const history = userInviteHistory(1, store)
  await history.remember('ann@club.example', 5)
  const undo = await history.remember('ann@club.example', 9)
  await store.remove('invited/1') // as a logout does
  await undo()
  expect(await store.keys()).toEqual([])
})

test('a saved form is returned to its golfer only, and an empty one counts as missing', async () => {
  const store = createMemoryStore()
  const history = userInviteHistory(1, store)
  const form = { firstName: 'Joan', lastName: '', email: '' }
  await history.saveForm(form)
  expect(await userInviteHistory(2, store).form()).toBeUndefined()
  expect(await history.form()).toEqual(form)
  await history.saveForm(EMPTY_INVITE)
  expect(await history.form()).toBeUndefined()
})

test('a stored invitation without a valid time is ignored', async () => {
  const store = createMemoryStore()
  const stored = { 'ann@club.example': 5, 'ben@club.example': 1e300, 'cid@club.example': 'May' }
  await store.update('invited/1', () => stored)
  expect(await userInviteHistory(1, store).invited()).toEqual(new Map([['ann@club.example', 5]]))
})
