import type { Db } from '../../db/db'
import type { GroupRow } from '../../db/groups'

/** The groups that a golfer belongs to, or all others if `belongs` is false, sorted by name. */
export function groupsOf(db: Db, userId: number, belongs: boolean): GroupRow[] {
  const own = new Set(db.groupMembers.where('userId', userId).map(({ groupId }) => groupId))
  return db.groups
    .rows()
    .filter(({ id }) => own.has(id) === belongs)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id)
}
