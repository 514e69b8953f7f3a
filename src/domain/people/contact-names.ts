import { cutText } from '~/lib/text'
import { emailKey, isEmail } from '../account/credentials'
import { MAX_NAME_LENGTH } from './invite'
import { plainLetters } from './list-view'
import { visibleText } from './names'

/** A contact from a mail provider; any field may be empty or malformed. */
export type GivenContact = {
  displayName: string
  givenName: string
  surname: string
  /** All addresses, the preferred one first. */
  emailAddresses: readonly string[]
}

/** A contact that can be invited. */
export type Contact = {
  /** 'Last, First', or the one name there is, or the address. */
  name: string
  firstName: string
  lastName: string
  email: string
  /** Name and address in plain letters. Computed once, since doing so for 5,000 contacts at each key press is too slow. */
  searchText: string
}

/** The first name in an invitation to a contact without one. */
const NO_FIRST_NAME = 'Friend'

/** A mark between two letters is spelling, not punctuation: O’Brien, Jean-Luc, Gal·la. */
const SPELLING = /(?<=\p{L})['’‐·-](?=\p{L})/u
/** Punctuation, symbols, control characters, and characters that change the writing direction. */
const MARKS =
  /[\p{P}\p{S}\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Variation_Selector}]/u
const NOT_IN_NAMES = new RegExp(`(?:(?!${SPELLING.source})${MARKS.source})+`, 'gu')

/** A name without punctuation and extra spaces, cut to the contract's limit; '' if nothing visible is left. */
export function cleanName(text: string): string {
  const plain = text.normalize('NFC').replace(NOT_IN_NAMES, ' ').replace(/\s+/gu, ' ').trim()
  return visibleText(cutText(plain, MAX_NAME_LENGTH)) ?? ''
}

/** Splits a full name: 'Abernathy, Joan', else the last word is the last name. */
function splitName(text: string): { first: string; last: string } {
  const [before = '', ...after] = text.split(',')
  const given = cleanName(after.join(' '))
  if (given !== '') return { first: given, last: cleanName(before) }
  const words = cleanName(text).split(' ')
  return words.length < 2
    ? { first: words[0] ?? '', last: '' }
    : { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' }
}

/** The first and last name of a contact. An email address in place of a name does not count. */
function namesOf({ displayName, givenName, surname }: GivenContact): {
  first: string
  last: string
} {
  const [first, last] = [cleanName(givenName), cleanName(surname)]
  if (first !== '' || last !== '') return { first, last }
  return displayName.includes('@') ? { first: '', last: '' } : splitName(displayName)
}

/** Normalizes a text for searching: plain letters, with ASCII apostrophes and hyphens. */
const plain = (text: string): string =>
  plainLetters(text).replace(/[‘’]/gu, "'").replace(/[‐‑]/gu, '-')

/** A contact to invite; undefined without a usable address. */
export function contactFrom(given: GivenContact): Contact | undefined {
  const email = given.emailAddresses.map((address) => address.trim()).find(isEmail)
  if (email === undefined) return undefined
  const { first, last } = namesOf(given)
  const name = [last, first].filter(Boolean).join(', ') || email
  const firstName = first || NO_FIRST_NAME
  const searchText = plain(`${name} ${email}`)
  return { name, firstName, lastName: last, email, searchText }
}

/** The name as 'First Last', for a list separated by commas; else the only name, or the address. */
export const listedName = ({ name }: Contact): string => name.split(', ').toReversed().join(' ')

const ORDER = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })
const byName = (one: Contact, other: Contact): number =>
  ORDER.compare(one.name, other.name) || ORDER.compare(one.email, other.email)

/** Where to insert a contact into a sorted list, at `from` or later. A binary search, since comparing names is slow. */
function insertionIndex(contact: Contact, list: readonly Contact[], from: number): number {
  let [low, high] = [from, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const there = list[middle]
    if (there && byName(there, contact) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Merges two sorted lists. */
function merged(long: readonly Contact[], short: readonly Contact[]): readonly Contact[] {
  const result: Contact[] = []
  let from = 0
  for (const contact of short) {
    const at = insertionIndex(contact, long, from)
    for (const before of long.slice(from, at)) result.push(before)
    result.push(contact)
    from = at
  }
  return result.concat(long.slice(from))
}

/**
 * Collects contacts in batches, each address once, sorted by name. Each batch is merged into the sorted list, so that
 * thousands need no long sort at the end.
 */
export function createContactList() {
  const known = new Set<string>()
  let list: readonly Contact[] = []
  return {
    add(batch: readonly GivenContact[]): void {
      const fresh = batch
        .map(contactFrom)
        .filter((contact) => contact !== undefined)
        .filter(({ email }) => {
          const key = emailKey(email)
          const isNew = !known.has(key)
          known.add(key)
          return isNew
        })
      list = merged(list, fresh.toSorted(byName))
    },
    contacts: (): readonly Contact[] => list,
  }
}

/** The contacts whose name or address contains every typed word. */
export function findContacts(contacts: readonly Contact[], typed: string): readonly Contact[] {
  const words = plain(typed).split(/\s+/u).filter(Boolean)
  if (words.length === 0) return contacts
  return contacts.filter(({ searchText }) => words.every((word) => searchText.includes(word)))
}
