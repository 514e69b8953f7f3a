import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { sessionEnd } from '~/api/events'
import { queryClient, runMutation } from '~/api/query-client'
import { failureText } from '~/domain/account/failure-text'
import { appMessages } from '~/domain/messages/app'
import { inviteMessages } from '~/domain/messages/invite'
import { relations } from '~/features/follow/mutations'
import { requests } from '~/features/follow/request-mutations'
import { sendInvite } from '~/features/invite/mutations'
import { removePicture } from '~/features/photo-editor/picture-calls'
import { woohoos } from '~/features/comments/app-woohoos'
import { commentDrafts, sendDraft } from '~/features/comments/panel/app-comments'
import { reactionStore } from '~/features/comments/reactions'
import { deleteAccount, profileOf, saveProfile } from '~/features/profile/mutations'
import { pushCalls, sendTestPush } from '~/features/push-prompt/app-push'
import { unlock } from '~/features/usage-report/access-key'
import { session } from '~/session/session'
import { json, refusal, undeclared } from '~/testing/responses'
import { aSession, nora } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'

const UNLOCKED = 'usage_unlocked'
const KEY = 'usage_access_key'

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
})
afterEach(() => {
  sessionEnd.notify()
  network.restore()
})

test.each([
  ['an account is not deleted', 'DELETE /api/user/current', deleteAccount],
  ['a picture is not removed', 'DELETE /api/profile/picture', removePicture],
  ['a test notification is not sent', 'POST /api/pushnotification/test', sendTestPush],
  ['the report is not opened', 'POST /api/usage/access', () => unlock('a key')],
])('success: false with status 200 rejects: %s', async (_name, route, call) => {
  network.on(route, () => json({ success: false }))
  await expect(call()).rejects.toThrow(appMessages.alertDefault)
  network.on(route, () => json({ success: false, message: 'Not today.' }))
  await expect(call()).rejects.toThrow('Not today.')
  expect([localStorage.getItem(UNLOCKED), sessionStorage.getItem(KEY)]).toEqual([null, null])
})

const wordless = () => undeclared('a host that gives no message', json({ success: false }))

test('success: false with status 200 reverts a follow and an approval', async () => {
  network.on('POST /api/follow/follow/7', wordless)
  network.on('PUT /api/follow/approve/8', wordless)
  relations.mutate(7, 'following', 'none')
  requests.mutate(8, 'approved', 'waiting')
  const failures = () => [failureText(relations.get(7)?.error), failureText(requests.get(8)?.error)]
  await expect.poll(failures).toEqual([appMessages.alertDefault, appMessages.alertDefault])
  expect([relations.get(7)?.value, requests.get(8)?.value]).toEqual(['none', 'waiting'])
})

test('a relation with the requested status counts as done, whatever the success flag', async () => {
  const no = (status: string) => () => json({ success: false, status })
  network.on('POST /api/follow/follow/1', no('Pending'))
  network.on('POST /api/follow/follow/2', no('None'))
  network.on('PUT /api/follow/unfollow/3', no('None'))
  network.on('PUT /api/follow/unfollow/4', no('Approved'))
  network.on('PUT /api/follow/approve/5', no('Approved'))
  network.on('PUT /api/follow/approve/6', no('Pending'))
  network.on('PUT /api/follow/reject/7', no('None'))
  network.on('PUT /api/follow/reject/8', no('Approved'))
  for (const id of [1, 2]) relations.mutate(id, 'following', 'none')
  for (const id of [3, 4]) relations.mutate(id, 'none', 'following')
  for (const id of [5, 6]) requests.mutate(id, 'approved', 'waiting')
  for (const id of [7, 8]) requests.mutate(id, 'rejected', 'waiting')
  const ends = () => [
    ...[1, 2, 3, 4].map((id) => relations.get(id)),
    ...[5, 6, 7, 8].map((id) => requests.get(id)),
  ]
  await expect.poll(() => ends().every((wish) => wish?.phase === 'settled')).toBe(true)
  expect(ends().map((wish) => [wish?.value, wish?.error !== undefined])).toEqual([
    ['following', false],
    ['none', true],
    ['none', false],
    ['following', true],
    ['approved', false],
    ['waiting', true],
    ['rejected', false],
    ['waiting', true],
  ])
})

test('an invitation fails only for success: false (R8), with the screen’s message if the host sends none', async () => {
  const invite = () => sendInvite({ firstName: 'Ann', lastName: 'Lee', email: 'a@w.example' })
  network.on('POST /api/invite', () => json({ success: false }))
  await expect(invite()).rejects.toThrow(inviteMessages.failed)
  for (const success of [null, 0, '']) {
    network.on('POST /api/invite', () =>
      undeclared('a host with an odd flag', json({ success, message: 'On its way.' })),
    )
    await expect(invite()).resolves.toBe('On its way.')
  }
})

const device = {
  endpoint: 'https://push.example/1',
  options: { applicationServerKey: null },
  getKey: () => new ArrayBuffer(2),
  unsubscribe: async () => true,
}

test.each([
  [
    'is kept where the host sends to it all the same',
    () => json({ hasActiveSubscription: true }),
    true,
  ],
  ['is kept when the host does not answer', () => refusal(500, 'Resting.'), true],
  [
    'is given up where the host does not send to it',
    () => json({ hasActiveSubscription: false }),
    false,
  ],
])('a push subscription refused with success: false %s', async (_name, answer, isKept) => {
  network.on('POST /api/pushnotification/subscribe', () => json({ success: false }))
  network.on('GET /api/pushnotification/check-subscription', answer)
  const saved = pushCalls.save(device).then(
    () => true,
    () => false,
  )
  expect(await saved).toBe(isKept)
})

test('success: false with status 200 rejects: a profile is not saved', async () => {
  network.on('PUT /api/user/current', wordless)
  await expect(saveProfile(profileOf(nora))).rejects.toThrow(appMessages.alertDefault)
})

test('success: false with status 200 reverts a Woohoo, and keeps a comment’s text', async () => {
  network.on('POST /api/auth/login', () => json(aSession()))
  network.on('GET /api/user/current', () => json(nora))
  network.on('POST /api/comments', () =>
    undeclared(
      'a host that gives a message',
      json({ success: false, message: 'Comments are closed.' }),
    ),
  )
  network.on('POST /api/comments/woohoo', wordless)
  await session.login('n@w.example', 'x')
  onTestFinished(() => session.logout())
  const item = { sourceTable: 'golf_scores', sourceId: 1004 }
  woohoos.give(nora.us_id, item)
  void woohoos.leave()
  const given = () => woohoos.get('golf_scores/1004')
  await expect.poll(() => given()?.phase).toBe('settled')
  expect([given()?.value, failureText(given()?.error)]).toEqual([false, appMessages.alertDefault])
  commentDrafts.save(nora.us_id, item, { text: 'Well played!' })
  await runMutation(queryClient, sendDraft(item), 3)
  expect(commentDrafts.get(nora.us_id, item).text).toBe('Well played!')
  expect(reactionStore.getState()['golf_scores/1004']?.failure).toBe('Comments are closed.')
})
