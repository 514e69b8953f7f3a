import { requestMessages } from '~/domain/messages/request'
import { unwrap } from './client'
import { ApiError } from './errors'

/** A good answer of another shape is a failure: taken for an empty list, it would say that there is nothing. */
const noList = () => new ApiError(requestMessages.invalidJson, 200)

/** The list a call answered, its rows as they came; 204 is an empty one. Throws an `ApiError` when the answer is none. */
export function unwrapList(result: { data?: unknown }): readonly unknown[] {
  const json = unwrap(result)
  if (json === undefined) return []
  if (Array.isArray(json)) return json
  throw noList()
}

/** A page of a list, whose rows are in `items`. Throws an `ApiError` when the answer has none. */
export function unwrapPage(result: { data?: unknown }): { items: readonly unknown[] } {
  const json = unwrap(result)
  if (hasItems(json)) return json
  throw noList()
}

const hasItems = (json: unknown): json is { items: readonly unknown[] } =>
  typeof json === 'object' && json !== null && 'items' in json && Array.isArray(json.items)
