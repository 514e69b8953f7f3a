import { expect, test } from 'vitest'
import { createBackend, type Backend } from '../../backend/backend'
import type { Db } from '../../db/db'
import { followPair } from '../../db/follows'
import { likeKey } from '../../db/likes'
import { createDice, type Dice } from '../../backend/dice'
import { MARCUS, NORA, openWorld, PRIYA } from '../../testing'

const QUERIES = [
  'view=Following',
  'view=Following&pageSize=100',
  'view=My+Linx&pageSize=5',
  'view=User:3',
  'view=User:11&pageSize=2',
]
/** How often each kind of write is made. */
const ROUNDS = 6

async function reader(backend: Backend, email: string) {
  const { accessToken } = await backend.signIn(email)
  const headers = { Authorization: `Bearer ${accessToken}` }
  return async (query: string, from: Backend = backend) =>
    (await from.handle(new Request(`http://golf.test/api/linx?${query}`, { headers }))).text()
}

/** Writes to every table that a page of the feed depends on, and to some that it does not. */
const WRITES: readonly ((db: Db, dice: Dice, id: number) => unknown)[] = [
  (db, dice, id) => db.users.change(dice.pick(db.users.rows()).id, { firstName: `Ann ${id}` }),
  (db, dice) => {
    const { id, isPrivate } = dice.pick(db.users.rows())
    return db.users.change(id, { isPrivate: !isPrivate })
  },
  (db, dice, id) => db.users.change(dice.pick(db.users.rows()).id, { lastNotifyAt: id }),
  (db, dice) => db.users.change(dice.pick(db.users.rows()).id, { handicapIndex: dice.int(0, 36) }),
  (db, dice, id) => db.scores.change(dice.pick(db.scores.rows()).id, { notes: `Note ${id}` }),
  (db, dice) => {
    const { id, showTo } = dice.pick(db.scores.rows())
    return db.scores.change(id, { showTo: showTo === 'Followers' ? 'Private' : 'Followers' })
  },
  (db, dice) =>
    db.scorePartners.change(dice.pick(db.scorePartners.rows()).id, { dollars: dice.int(-9, 9) }),
  (db, dice) => {
    const { id, status } = dice.pick(db.follows.rows())
    return db.follows.change(id, { status: status === 'Approved' ? 'Pending' : 'Approved' })
  },
  (db, dice) => {
    const follow = dice.pick(db.follows.rows())
    for (const { id } of db.feed.rows().filter(({ sourceId }) => sourceId === follow.id))
      db.feed.remove(id)
    return db.follows.remove(follow.id)
  },
  (db, dice, id) => {
    const [one, other] = [dice.pick(db.users.rows()).id, dice.pick(db.users.rows()).id]
    if (one === other || db.follows.where('pair', followPair(one, other)).length > 0) return
    const follow = { id, followerId: one, followedId: other, status: 'Approved', at: id } as const
    return db.follows.insert(follow)
  },
  (db, dice) => db.feed.remove(dice.pick(db.feed.rows()).id),
  (db, dice, id) => {
    const { id: scoreId, userId } = dice.pick(db.scores.where('userId', dice.int(1, 3)).slice(-4))
    const file = { mediaId: `${id}.jpg`, ending: 'jpg', source: 'landscape', data: '1' } as const
    return db.media.insert({ id, scoreId, userId, ...file })
  },
  (db, dice) => db.media.remove(dice.pick(db.media.rows()).id),
  (db, dice) => {
    const { id, sourceTable, sourceId } = dice.pick(db.likes.rows().slice(-20))
    const [userId] = [1, 2, 3].filter(
      (golfer) => db.likes.where('own', likeKey(golfer, sourceTable, sourceId)).length === 0,
    )
    return userId !== undefined && db.likes.change(id, { userId })
  },
  (db, dice) => db.likes.remove(dice.pick(db.likes.rows()).id),
  (db, dice) => db.comments.remove(dice.pick(db.comments.rows()).id),
  (db, dice, id) => {
    const { sourceTable, sourceId } = dice.pick(db.likes.rows())
    const userId = dice.pick(db.users.rows()).id
    return db.likes.insert({ id, userId, sourceTable, sourceId, at: id })
  },
  (db, dice, id) => db.comments.insert({ ...dice.pick(db.comments.rows()), id, at: id }),
]

test('after any write a page is what a world without memory makes of the same rows', async () => {
  const backend = await openWorld()
  const dice = createDice(7)
  const read = await Promise.all([NORA, MARCUS, PRIYA].map((email) => reader(backend, email)))
  const pages = (from: Backend, readers = read) =>
    Promise.all(readers.map((page) => Promise.all(QUERIES.map((query) => page(query, from)))))
  for (let step = 0; step < ROUNDS * WRITES.length; step++) {
    await WRITES[step % WRITES.length]?.(backend.db, dice, 1_000_000 + step)
    // Borrowed rows, because a world opened from a snapshot would check each of them again.
    const opened = new WeakMap([[backend.scenario, backend.snapshot()]])
    const fresh = await createBackend(backend.scenario, { opened })
    const wanted = (await pages(fresh, read.toReversed())).toReversed()
    const found = await pages(backend)
    expect(found, `step ${step}`).toEqual(wanted)
    expect(await pages(backend), `step ${step}, again`).toEqual(wanted)
  }
})
