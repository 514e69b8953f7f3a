import type { UserRow } from '../db/users'
import { fullName } from './golfer'

/** The order of lists of people: by full name, two of one name by id. */
export const byName = (one: UserRow, other: UserRow): number =>
  fullName(one).localeCompare(fullName(other), 'en') || one.id - other.id
