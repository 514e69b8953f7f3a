import { visibleText } from './names'

const HOME_COUNTRIES = new Set(['US', 'USA', 'UNITED STATES'])

type Location = { city?: unknown; state?: unknown; country?: unknown }

/** 'US-GA' is 'GA' on screen; a state without its country stays as it is. */
const stateText = (state: unknown): string | undefined => {
  const text = visibleText(state)
  return text === undefined ? undefined : text.replace(/^[A-Z]{2,3}-(?=.)/, '')
}

/** Where a golfer or a course is: 'Atlanta, GA'; the country only abroad. Undefined when nothing is known. */
export function locationText({ city, state, country }: Location): string | undefined {
  const abroad = visibleText(country)
  const home = abroad === undefined || HOME_COUNTRIES.has(abroad.toUpperCase())
  const parts = [visibleText(city), stateText(state), home ? undefined : abroad].filter(
    (part) => part !== undefined,
  )
  return parts.length > 0 ? parts.join(', ') : undefined
}

const plain = (name: string | null | undefined): string =>
  (name ?? '').toLocaleLowerCase('en-US').replace(/\s+/gu, ' ').trim()

/** Whether two names of a course are one: letters' case and spaces do not matter. */
export const sameName = (a: string | null | undefined, b: string | null | undefined): boolean =>
  plain(a) === plain(b)

/** The facility's name when it differs from the course's name (needed for Pinehurst's 'No. 2'). */
export function facilityText(courseName: unknown, facilityName: unknown): string | undefined {
  const facility = visibleText(facilityName)
  return sameName(facility, visibleText(courseName)) ? undefined : facility
}
