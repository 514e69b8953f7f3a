import type { paths } from '~/api/schema'
import type { UserRow } from '../db/users'

const PICTURE: keyof paths = '/api/profile/picture/{id}'

export const fullName = ({ firstName, lastName }: UserRow): string => `${firstName} ${lastName}`

/** The address of the golfer's picture, which is different for each picture; null if there is none. */
export const pictureUrl = ({ portrait }: UserRow): string | null =>
  portrait === null ? null : PICTURE.replace('{id}', String(portrait))

/** A golfer's index as the association writes it: '8.4', 'NH', '19.1M' with its mark, or the number 999 for none. */
export const shownIndex = ({ handicapIndex, indexMark }: UserRow): string | number =>
  indexMark === '999' ? 999 : handicapText(handicapIndex) + (indexMark ?? '')

/**
 * A Handicap Index as text: '8.4', '+2.1' for a plus player, 'NH' without one. Always with one decimal (Rules of Handicapping).
 */
export function handicapText(index: number | null): string {
  if (index === null) return 'NH'
  return index < 0 ? `+${(-index).toFixed(1)}` : index.toFixed(1)
}

/** City and state as text, 'Boulder, CO'; null if neither is known. */
export const locationText = ({ city, state }: UserRow): string | null =>
  [city, state].filter(Boolean).join(', ') || null

/** Sort function for lists of people: by full name, then by id. */
export const byName = (one: UserRow, other: UserRow): number =>
  fullName(one).localeCompare(fullName(other), 'en') || one.id - other.id
