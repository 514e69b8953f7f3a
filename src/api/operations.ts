import type { paths } from './schema'

/** The operations that take no token (`security: []` in the document); compared with it by a test. */
export const ANONYMOUS: ReadonlySet<string> = new Set<keyof paths>([
  '/api/auth/login',
  '/api/auth/refresh-token',
  '/api/diagnostic/version',
  '/api/logging/log-error',
  '/api/profile/picture/{id}',
])

const REFRESH: keyof paths = '/api/auth/refresh-token'

/** Milliseconds until a call counts as unanswered (R14). */
export const LIMITS = { read: 30_000, write: 60_000, upload: 300_000, refresh: 30_000 } as const

/** Whether a request only reads, so that sending it again changes nothing. */
export const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/** Whether the body is a form with files; its Content-Type carries the boundary and is left alone. */
export const isMultipart = ({ headers }: Request): boolean =>
  headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false

/** The time limit of one sending of a request. */
export function limitOf(path: string, request: Request): number {
  if (path === REFRESH) return LIMITS.refresh
  if (isMultipart(request)) return LIMITS.upload
  return isRead(request) ? LIMITS.read : LIMITS.write
}
