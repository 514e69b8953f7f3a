import { expect } from 'vitest'
import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import { call } from '../../testing'

export type Entry = components['schemas']['FollowEntry']

/** A list of people as a golfer sees it. */
export async function listOf(
  backend: Backend,
  as: string,
  list: 'following' | 'followers' | 'requests',
): Promise<Entry[]> {
  const { status, json } = await call(backend, 'GET', `/api/follow/${list}`, { as })
  expect(status).toBe(200)
  return json
}

export const idsOf = (entries: readonly Entry[]) => entries.map(({ userId }) => userId)

/** The status of one golfer's follow of another in the database; undefined if there is none. */
export const statusOf = ({ db }: Backend, followerId: number, followedId: number) =>
  db.follows.where('pair', `${followerId}>${followedId}`)[0]?.status ?? 'None'

export const follow = (backend: Backend, as: string, userId: number | string) =>
  call(backend, 'POST', `/api/follow/follow/${userId}`, { as })

export const change = (
  backend: Backend,
  as: string,
  verb: 'approve' | 'reject' | 'unfollow',
  userId: number | string,
) => call(backend, 'PUT', `/api/follow/${verb}/${userId}`, { as })
