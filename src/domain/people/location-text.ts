import { visibleText } from './names'

const HOME_COUNTRIES = new Set(['US', 'USA', 'UNITED STATES'])

type Location = { city?: unknown; state?: unknown; country?: unknown }

/** 'US-GA' is shown as 'GA'; a state without a country is unchanged. */
const stateText = (state: unknown): string | undefined => {
  const text = visibleText(state)
  return text === undefined ? undefined : text.replace(/^[A-Z]{2,3}-(?=.)/, '')
}

/** The location of a golfer or course: 'Atlanta, GA', with the country only outside the US. Undefined if nothing is known. */
export function locationText({ city, state, country }: Location): string | undefined {
  const countryText = visibleText(country)
  const isHome = countryText === undefined || HOME_COUNTRIES.has(countryText.toUpperCase())
  const parts = [visibleText(city), stateText(state), isHome ? undefined : countryText].filter(
    (part) => part !== undefined,
  )
  return parts.length > 0 ? parts.join(', ') : undefined
}

const plain = (name: string | null | undefined): string =>
  (name ?? '').toLowerCase().replace(/\s+/gu, ' ').trim()

/** Whether two names are the same apart from case and spacing. */
export const sameName = (a: string | null | undefined, b: string | null | undefined): boolean =>
  plain(a) === plain(b)

/** The facility's name if it differs from the course's (needed for Pinehurst's 'No. 2'), else undefined. */
export function facilityText(courseName: unknown, facilityName: unknown): string | undefined {
  const facility = visibleText(facilityName)
  return sameName(facility, visibleText(courseName)) ? undefined : facility
}
