import type { Backend } from '../../backend/backend'
import type { GroupRow } from '../../db/groups'
import { daysAgo } from './time'

export type SeedGroup = GroupRow & {
  owner: number
  /** When the owner founded it. */
  foundedDaysAgo: number
  /** In the order they joined, spread evenly over the time since. */
  members: readonly number[]
}

/** Writes groups and who belongs to them. */
export async function seedGroups(backend: Backend, groups: readonly SeedGroup[]): Promise<void> {
  const { db, ids } = backend
  for (const { owner, foundedDaysAgo, members, ...group } of groups) {
    await db.groups.insert(group)
    const step = foundedDaysAgo / (members.length + 1)
    for (const [place, userId] of [owner, ...members].entries()) {
      const at = daysAgo(backend, foundedDaysAgo - step * place)
      const role = place === 0 ? 'Owner' : 'Member'
      await db.groupMembers.insert({ id: ids.next(), groupId: group.id, userId, role, at })
    }
  }
}
