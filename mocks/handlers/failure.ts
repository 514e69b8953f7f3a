import type { components } from '~/api/schema'
import type { Problem } from '../lib/problem'
import { JsonAnswer } from './json-answer'

type ApiError = components['schemas']['ApiError']

/** The response for a Problem. */
export function failure({ status, message, details }: Problem): JsonAnswer {
  const body: ApiError = { message, status }
  if (details.data !== undefined) body.data = details.data
  const headers = { ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }), ...details.headers }
  return new JsonAnswer(body, { status, headers })
}
