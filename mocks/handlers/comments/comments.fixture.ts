import { expect } from 'vitest'
import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import { call, NORA } from '../../testing'
import { itemsOf } from '../ghin/score-form.fixture'

export type Item = components['schemas']['LinxItem']
export type Detail = components['schemas']['CommentDetail']

export const nameOf = ({ sourceTable, sourceId }: Item) => ({
  SourceTable: sourceTable,
  SourceId: sourceId,
})

/** The newest item of a kind in a golfer's feed. */
export async function newest(
  backend: Backend,
  sourceTable: string,
  as = NORA,
  view = 'Following',
): Promise<Item> {
  const item = (await itemsOf(backend, as, view)).find((each) => each.sourceTable === sourceTable)
  if (!item) throw new RangeError(`${as} has no ${sourceTable}.`)
  return item
}

/** An item's comments or Woohoos as a golfer sees them. */
export async function details(
  backend: Backend,
  as: string,
  { sourceTable, sourceId }: Item,
  type: 'comments' | 'likes',
): Promise<Detail[]> {
  const path = `/api/comments/details?sourceTable=${sourceTable}&sourceId=${sourceId}&type=${type}`
  const { status, json } = await call(backend, 'GET', path, { as })
  expect(status).toBe(200)
  return json
}
