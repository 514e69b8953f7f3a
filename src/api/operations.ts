import type { paths } from './schema'

/**
 * The operations that take no access token (no `bearer` in the document, which a test compares). The usage report is one of
 * them: it takes the operator's key, and a 401 there does not concern a golfer's session.
 */
export const ANONYMOUS: ReadonlySet<string> = new Set<keyof paths>([
  '/api/auth/login',
  '/api/auth/refresh-token',
  '/api/auth/debug/check-verification',
  '/api/auth/debug/force-verify',
  '/api/auth/verify-email',
  '/api/auth/create-user',
  '/api/auth/complete-registration',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/auth/external-login',
  '/api/logging/log-error',
  '/api/media/{mediaId}',
  '/api/profile/picture/signup',
  '/api/profile/picture/{id}',
  '/api/usage/access',
  '/api/usage/report',
])

/**
 * The operations that visitors use too: they take the access token when there is one (`{}` next to `bearer` in the
 * document).
 */
export const FOR_VISITORS_TOO: ReadonlySet<string> = new Set<keyof paths>([
  '/api/diagnostic/version',
  '/api/diagnostic/deployment-time',
  '/api/Ghin/ValidateGolferData',
  '/api/pushnotification/vapid-public-key',
])

/** Whether a request only reads, so that sending it again has no effect. */
export const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/** Whether the body is a form with files; its Content-Type has the boundary and must not be changed. */
export const isMultipart = ({ headers }: Request): boolean =>
  headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false
