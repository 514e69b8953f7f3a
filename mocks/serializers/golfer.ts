import type { paths } from '~/api/schema'
import type { UserRow } from '../db/users'

const PICTURE: keyof paths = '/api/profile/picture/{id}'

export const fullName = ({ firstName, lastName }: UserRow): string => `${firstName} ${lastName}`

/** Where the golfer's picture is served; null when there is none. Another picture has another address. */
export const pictureUrl = ({ portrait }: UserRow): string | null =>
  portrait === null ? null : PICTURE.replace('{id}', String(portrait))

/** A golfer's index as the association has it now: '8.4', 'NH', with its mark '19.1M', or the number 999 for none. */
export const shownIndex = ({ handicapIndex, indexMark }: UserRow): string | number =>
  indexMark === '999' ? 999 : handicapText(handicapIndex) + (indexMark ?? '')

/**
 * A Handicap Index ready to show: '8.4', '+2.1' for a plus player, 'NH' without one.
 * Always one decimal (Rules of Handicapping).
 */
export function handicapText(index: number | null): string {
  if (index === null) return 'NH'
  return index < 0 ? `+${(-index).toFixed(1)}` : index.toFixed(1)
}

/** City and state ready to show, 'Boulder, CO'; null when neither is known. */
export const locationText = ({ city, state }: UserRow): string | null =>
  [city, state].filter(Boolean).join(', ') || null

/** The order of lists of people: by full name, two of one name by id. */
export const byName = (one: UserRow, other: UserRow): number =>
  fullName(one).localeCompare(fullName(other), 'en') || one.id - other.id
