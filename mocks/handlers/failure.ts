import { HttpResponse } from 'msw'
import type { components } from '~/api/schema'
import type { Problem } from '../problem'

type ApiError = components['schemas']['ApiError']

/** A refusal as it goes over the wire. */
export function failure({ status, message, details }: Problem): Response {
  const body: ApiError = { message, status }
  if (details.data !== undefined) body.data = details.data
  const headers = { ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }), ...details.headers }
  return HttpResponse.json(body, { status, headers })
}
