import { keys, subscribe } from '../../handlers/push/device.fixture'
import { NORA } from '../../testing'
import { send, sends, sendsSignedOut, type Recipes } from './recipe.fixture'

const PUSH = '/api/pushnotification'
const ENDPOINT = 'https://push.example/phone'
const follows = (userId: number) => sends('POST', `/api/follow/follow/${userId}`)
const changes = (verb: string, userId: number) => sends('PUT', `/api/follow/${verb}/${userId}`)
const joan = {
  FirstName: 'Joan',
  LastName: 'Abernathy',
  Email: 'joan.abernathy@hollow.example',
  Message: '',
}

/** Golfers, groups, devices, guests, diagnostics and error reports. Ids are those of the Saturday scenario. */
export const people: Recipes = {
  listFollowing: { 200: sends('GET', '/api/follow/following') },
  listFollowers: { 200: sends('GET', '/api/follow/followers') },
  listFollowRequests: { 200: sends('GET', '/api/follow/requests') },
  countFollowRequests: { 200: sends('GET', '/api/follow/requests/count') },
  listFollowSuggestions: {
    200: sends('GET', '/api/follow/suggestions?page=1&pageSize=30'),
    400: sends('GET', '/api/follow/suggestions?page=0'),
  },
  followGolfer: {
    200: follows(5),
    404: follows(999_999),
    409: follows(2),
    422: follows(1),
  },
  approveFollow: {
    200: changes('approve', 13),
    404: changes('approve', 999_999),
    409: changes('approve', 2),
  },
  rejectFollow: {
    200: changes('reject', 13),
    404: changes('reject', 999_999),
    409: changes('reject', 2),
  },
  unfollowGolfer: { 200: changes('unfollow', 2), 404: changes('unfollow', 999_999) },
  listMyGroups: { 200: sends('GET', '/api/group/mygroups') },
  listAvailableGroups: { 200: sends('GET', '/api/group/available') },
  listGroupMembers: {
    200: async (backend) => {
      const [group] = backend.db.groups.rows()
      return send(backend, 'GET', `/api/group/${group?.id ?? 0}/members`)
    },
    404: sends('GET', '/api/group/999999/members'),
  },
  searchGolfers: { 200: sends('GET', '/api/search?q=mar&entity=users&scope=following&limit=10') },
  getVapidPublicKey: { 200: sendsSignedOut('GET', `${PUSH}/vapid-public-key`) },
  subscribeToPush: {
    200: (backend) => subscribe(backend, NORA),
    422: (backend) => subscribe(backend, NORA, { endpoint: 'http://push.example/phone', keys }),
  },
  checkPushSubscription: {
    200: sends('GET', `${PUSH}/check-subscription?endpoint=${encodeURIComponent(ENDPOINT)}`),
  },
  declinePush: { 200: sends('POST', `${PUSH}/decline`, { body: { endpoint: null } }) },
  sendTestPush: {
    200: async (backend) => {
      await subscribe(backend, NORA, { endpoint: ENDPOINT, keys })
      return send(backend, 'POST', `${PUSH}/test`, { body: {} })
    },
    404: sends('POST', `${PUSH}/test`, { body: {} }),
  },
  sendInvite: {
    200: sends('POST', '/api/invite', { body: joan }),
    422: sends('POST', '/api/invite', { body: { ...joan, FirstName: '' } }),
  },
  getVersion: { 200: sendsSignedOut('GET', '/api/diagnostic/version') },
  getDeploymentTime: { 200: sendsSignedOut('GET', '/api/diagnostic/deployment-time') },
  logError: {
    200: sendsSignedOut('POST', '/api/logging/log-error', {
      body: {
        message: 'Request failed with status 500',
        stackTrace: '',
        component: 'GET /api/linx',
        severity: 'error',
        userId: 1,
        httpStatusCode: 500,
      },
    }),
  },
}
