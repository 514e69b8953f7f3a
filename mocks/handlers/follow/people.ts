import type { Db } from '../../db/db'
import type { FollowRow } from '../../db/follows'
import type { UserRow } from '../../db/users'
import { byName } from '../../serializers/golfer'

type Person = { golfer: UserRow; status: FollowRow['status'] }

/** The golfers at one end of the given relations, sorted by name. */
export const people = (
  db: Db,
  rows: readonly FollowRow[],
  end: 'followerId' | 'followedId',
): Person[] =>
  rows
    .flatMap((row) => {
      const golfer = db.users.get(row[end])
      return golfer ? { golfer, status: row.status } : []
    })
    .toSorted((one, other) => byName(one.golfer, other.golfer))
