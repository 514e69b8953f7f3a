import { afterEach, beforeEach, expect, test } from 'vitest'
import { sessionEnd } from '~/api/session-end'
import { failureText } from '~/domain/failure-text'
import { appMessages } from '~/domain/messages/app'
import { relations, requests } from '~/features/follow/relations'
import { removePicture } from '~/features/photo-editor/picture-calls'
import { deleteAccount } from '~/features/profile/profile-calls'
import { sendTestPush } from '~/features/push-prompt/app-push'
import { unlock } from '~/features/usage-report/access-key'
import { fakeNetwork, json, type FakeNetwork } from '~/lib/fetch.fake'

const KEY = 'usage_access_key'

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
})
afterEach(() => {
  sessionEnd.tell()
  network.restore()
})

test.each([
  ['an account is not deleted', 'DELETE /api/user/current', deleteAccount],
  ['a picture is not removed', 'DELETE /api/profile/picture', removePicture],
  ['a test notification is not sent', 'POST /api/pushnotification/test', sendTestPush],
  ['the report is not opened', 'POST /api/usage/access', () => unlock('a key')],
])('a host that says no on a good status: %s', async (_name, route, ask) => {
  network.on(route, () => json({ success: false }))
  await expect(ask()).rejects.toThrow(appMessages.alertDefault)
  network.on(route, () => json({ success: false, message: 'Not today.' }))
  await expect(ask()).rejects.toThrow('Not today.')
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a host that says no on a good status: nobody is followed, and no request is approved', async () => {
  network.on('POST /api/follow/follow/7', () => json({ success: false }))
  network.on('PUT /api/follow/approve/8', () => json({ success: false }))
  relations.want(7, 'following', 'none')
  requests.want(8, 'approved', 'waiting')
  const failures = () => [relations.get(7)?.error, requests.get(8)?.error].map(failureText)
  await expect.poll(failures).toEqual([appMessages.alertDefault, appMessages.alertDefault])
  expect([relations.get(7)?.wanted, requests.get(8)?.wanted]).toEqual(['none', 'waiting'])
})
