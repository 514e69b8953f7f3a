import type { components } from '~/api/schema'
import type { Problem } from '../lib/problem'
import { JsonResponse } from './json-response'

type ApiError = components['schemas']['ApiError']

/** The response for a Problem. */
export function failure({ status, message, details }: Problem): JsonResponse {
  const body: ApiError = { message, status }
  if (details.data !== undefined) body.data = details.data
  const headers = { ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }), ...details.headers }
  return new JsonResponse(body, { status, headers })
}
