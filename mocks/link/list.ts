import type { Flag } from './link'

/** A sentence about each named fault of a link (`fault=OPERATION:NAME`). */
export const FAULT_LINES: Readonly<Record<string, string>> = {
  'drop-before-commit': 'The connection is cut before anything is done.',
  'drop-after-commit': 'It is done, and the connection is cut before the response.',
  'reset-reused-before':
    'As drop-before-commit, on a used connection only: the browser sends again by itself (npm run fake).',
  'reset-reused-after':
    'As drop-after-commit, on a used connection only: the browser sends again by itself (npm run fake).',
  malformed: 'The response is JSON that ends too early.',
  partial: 'The response breaks off after 40 bytes.',
  empty: 'The response has no body.',
  html: 'The response is an HTML page with status 200.',
  unsuccessful: 'The response is 200 with success: false, and nothing is done.',
  gateway: 'A proxy returns 502 with an HTML page.',
  hostile: 'Every text of the response comes as an attacker would write it.',
  slow: 'The response takes 4 seconds.',
  'slow-upload': 'What is sent arrives with 50 kB a second.',
  'rate-limited': 'The response is 429 with Retry-After: 2.',
  'precise-dates': 'Moments have seven digits of a second and other offsets than UTC.',
  'absent-nulls': 'Fields that are null are left out.',
  'problem-details': 'Failures come as application/problem+json, without a message.',
  'empty-failures': 'Responses with 401 and 404 have no body.',
  charset: 'The content type is application/json; charset=utf-8.',
  etag: 'Reads carry an ETag, and return 304 when it matches.',
  'stale-reads': 'Reads within a quarter of a second of a write return what was there before it.',
  chunked: 'Bodies come in pieces, without a length (npm run fake).',
  gzip: 'Bodies are compressed (npm run fake).',
  'host-date': 'Date is the time of the world (npm run fake).',
  'cors-refused': 'No page of another origin may read the response (npm run fake).',
}

/** A sentence about each flag of a link (`flag=NAME`). */
export const FLAG_LINES: Readonly<Record<Flag, string>> = {
  'clock-frozen': 'The host’s clock stands still.',
  '401-storm': 'Every access token has expired when it arrives.',
  'hub-flap': 'The live connection breaks every 8 seconds.',
  'hub-refused': 'The live connection is refused with 503.',
  'storage-full': 'Nothing more can be stored on this device.',
  'notices-blocked': 'A content blocker removes the app’s notices.',
  'push-blocked': 'A blocker refuses push subscriptions.',
  'session-cleaned': 'A cleaner removes the stored session.',
  'refresh-token-cleaned': 'A cleaner removes the refresh token while it is needed.',
  'keys-ignored': 'The host knows no idempotency keys: what arrives twice is recorded twice.',
}
