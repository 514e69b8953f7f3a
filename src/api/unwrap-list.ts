import { requestMessages } from '~/domain/messages/request'
import { fieldOf } from '~/lib/decode'
import { unwrap } from './client'
import { ApiError } from './errors'

/** A successful response of another shape is a failure, since an empty list would suggest that there is nothing. */
const noList = () => new ApiError(requestMessages.invalidJson, 200)

/** The list in a response, with its rows unchanged; 204 is an empty list. Throws an `ApiError` when there is no list. */
export function unwrapList(result: { data?: unknown }): readonly unknown[] {
  const json = unwrap(result)
  if (json === undefined) return []
  if (Array.isArray(json)) return json
  throw noList()
}

/** A page of a list, with its rows in `items`. Throws an `ApiError` when the response has no `items`. */
export function unwrapPage(result: { data?: unknown }): { items: readonly unknown[] } {
  const json = unwrap(result)
  if (hasItems(json)) return json
  throw noList()
}

const hasItems = (json: unknown): json is { items: readonly unknown[] } =>
  Array.isArray(fieldOf(json, 'items'))
