import type { Backend } from '../../backend/backend'
import { form as signUpForm, newestLink, signUp } from '../../handlers/auth/sign-up.fixture'
import { jpeg, pictureForm, png } from '../../handlers/profile/picture.fixture'
import { CLIENT_ID, signIdToken } from '../../identity/id-token'
import { issuerAt } from '../../identity/issuer'
import { call, MARCUS, NORA, OLA } from '../../testing'
import { sendSignedOut, send, sends, sendsSignedOut, type Recipes } from './recipe.fixture'

const LOGIN = '/api/auth/login'
const REFRESH = '/api/auth/refresh-token'
const CHECK = '/api/auth/debug/check-verification'
const FORCE = '/api/auth/debug/force-verify'
const COMPLETE = '/api/auth/complete-registration'
const FORGOT = '/api/auth/forgot-password'
const EXTERNAL = '/api/auth/external-login'
const CURRENT = '/api/user/current'
const PICTURE = '/api/profile/picture'
const PASSWORD = 'linxgolf1'
const APP = 'http://golf.test'

const nora = {
  firstName: 'Nora',
  lastName: 'Whitcombe',
  email: NORA,
  city: 'Boulder',
  state: 'CO',
  gender: 'F',
  private: true,
  ghinNumber: 1034567,
}

const login = (email: string, password: string) =>
  sendsSignedOut('POST', LOGIN, { body: { email, password } })

/** A person with an account at the identity provider. */
const provided = (claims: Readonly<Record<string, unknown>>) => async (backend: Backend) => {
  const now = backend.clock.now() / 1000
  const about = {
    iss: issuerAt(APP),
    aud: CLIENT_ID,
    sub: 'provider-1',
    email: NORA,
    email_verified: true,
  }
  const idToken = await signIdToken({ ...about, iat: now, nbf: now, exp: now + 300, ...claims })
  return sendSignedOut(backend, 'POST', EXTERNAL, { body: { idToken, accessToken: 'at-1001' } })
}

const resetTo = (newPassword: string) => async (backend: Backend) => {
  await call(backend, 'POST', FORGOT, { body: { email: NORA, baseUrl: APP } })
  const { token, email } = newestLink(backend)
  return sendSignedOut(backend, 'POST', '/api/auth/reset-password', {
    body: { token, email, newPassword },
  })
}

const save = (other: object) => sends('PUT', CURRENT, { body: { ...nora, ...other } })

/** Pictures are accepted and refused in the same way for a golfer and for a sign-up. */
const pictures = (path: string) => ({
  200: sends('POST', path, { body: pictureForm(png(500, 500)) }),
  422: sends('POST', path, { body: pictureForm(jpeg(8001, 8000)) }),
})

/** Signing up, signing in, and one's own record. */
export const accounts: Recipes = {
  login: {
    200: login(NORA, PASSWORD),
    401: login(NORA, 'wrong'),
    403: login(OLA, PASSWORD),
  },
  refreshToken: {
    200: async (backend) => {
      const { refreshToken } = await backend.signIn(NORA)
      return sendSignedOut(backend, 'POST', REFRESH, { body: { refreshToken } })
    },
    401: sendsSignedOut('POST', REFRESH, { body: { refreshToken: 'nonsense' } }),
  },
  checkEmailVerification: {
    200: sendsSignedOut('GET', `${CHECK}?email=${OLA}`),
    400: sendsSignedOut('GET', CHECK),
  },
  forceEmailVerification: {
    200: sendsSignedOut('POST', `${FORCE}?email=${OLA}`),
    400: sendsSignedOut('POST', FORCE),
  },
  verifyEmail: {
    200: async (backend) => {
      await signUp(backend)
      const { token, email } = newestLink(backend)
      return sendSignedOut(backend, 'POST', '/api/auth/verify-email', { body: { token, email } })
    },
  },
  createUser: {
    200: (backend) => signUp(backend),
    409: (backend) => signUp(backend, { email: NORA }),
    422: (backend) => signUp(backend, { password: 'short' }, true),
  },
  completeRegistration: {
    200: async (backend) => {
      await signUp(backend)
      const { email } = signUpForm
      return sendSignedOut(backend, 'POST', COMPLETE, { body: { email } })
    },
    404: sendsSignedOut('POST', COMPLETE, { body: { email: 'unknown@golf.example' } }),
    409: sendsSignedOut('POST', COMPLETE, { body: { email: NORA } }),
  },
  requestPasswordReset: {
    200: sendsSignedOut('POST', FORGOT, { body: { email: NORA, baseUrl: APP } }),
    422: sendsSignedOut('POST', FORGOT, { body: { email: NORA, baseUrl: 'javascript:1' } }),
  },
  resetPassword: { 200: resetTo('larkspur-84'), 422: resetTo('short') },
  loginWithProvider: {
    200: provided({}),
    401: provided({ aud: 'another-app' }),
    403: provided({ email_verified: false }),
    404: provided({ email: 'unknown@golf.example' }),
  },
  getCurrentUser: { 200: sends('GET', CURRENT) },
  updateCurrentUser: {
    200: save({ city: 'Denver' }),
    409: save({ email: MARCUS }),
    422: save({ firstName: ' ' }),
    503: save({ ghinNumber: 1034811 }),
  },
  deleteCurrentUser: { 200: sends('DELETE', CURRENT) },
  uploadProfilePicture: pictures(PICTURE),
  uploadSignupPicture: pictures(`${PICTURE}/signup`),
  deleteProfilePicture: { 200: sends('DELETE', PICTURE) },
  getProfilePicture: {
    200: sendsSignedOut('GET', `${PICTURE}/1`),
    404: sendsSignedOut('GET', `${PICTURE}/999999`),
  },
  getUsageReport: {
    200: sendsSignedOut('GET', '/api/usage/report', {
      headers: { 'X-Access-Key': 'linx-operator' },
    }),
    401: sendsSignedOut('GET', '/api/usage/report'),
  },
  checkAccessKey: {
    200: sendsSignedOut('POST', '/api/usage/access', { body: { accessKey: 'linx-operator' } }),
    401: sendsSignedOut('POST', '/api/usage/access', { body: { accessKey: 'guess' } }),
  },
  recordFormUse: {
    200: sends('POST', '/api/usage/form-use', {
      body: { oldForm: 'Linx', newForm: 'Post', userId: 1 },
    }),
    403: (backend) =>
      send(backend, 'POST', '/api/usage/form-use', {
        body: { oldForm: 'Linx', newForm: 'Post', userId: 2 },
      }),
  },
}
