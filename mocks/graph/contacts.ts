import type { components } from '~/api/graph-schema'
import { createDice } from '../backend/dice'

/** A contact as Microsoft Graph sends it; any field but the id may be missing. */
export type Contact = components['schemas']['Contact']

/** Contacts like those in real address books: with several addresses or none, nameless, in another alphabet, or duplicated. */
const ODD: readonly Omit<Contact, 'id'>[] = [
  {
    displayName: 'Joan Abernathy',
    givenName: 'Joan',
    surname: 'Abernathy',
    emailAddresses: [
      { name: 'Joan Abernathy', address: 'joan.abernathy@hollow.example' },
      { name: 'Joan at work', address: 'jabernathy@surveyors.example' },
    ],
  },
  { displayName: 'Starter’s hut', givenName: null, surname: null, emailAddresses: [] },
  { givenName: 'Ōta', surname: 'Haruko', emailAddresses: [{ address: 'haruko@omoto.example' }] },
  {
    displayName: 'caddie@bellwether.example',
    emailAddresses: [{ name: null, address: 'caddie@bellwether.example' }],
  },
  {
    displayName: 'Abernathy, Joan',
    givenName: 'Joan',
    surname: 'Abernathy',
    emailAddresses: [{ name: 'Joan', address: 'JOAN.ABERNATHY@hollow.example' }],
  },
  {
    displayName: 'Pro shop',
    givenName: '',
    surname: '',
    emailAddresses: [{ name: 'Pro shop', address: null }],
  },
  {
    displayName: 'Marcus Bell',
    givenName: 'Marcus',
    surname: 'Bell',
    emailAddresses: [{ name: 'Marcus Bell', address: 'marcus@bell.example' }],
  },
  { displayName: null, givenName: 'Wil', surname: null },
]

const FIRST = ['Ada', 'Bram', 'Cleo', 'Desh', 'Elin', 'Farid', 'Greta', 'Hiro', 'Ines', 'Jonas']
const LAST = ['Amsel', 'Brook', 'Castell', 'Dunmore', 'Eklund', 'Fairlie', 'Grove', 'Hollis']

/** The size of each address book, by the token that opens it. */
export const BOOKS: ReadonlyMap<string, number> = new Map([
  ['graph-contacts', ODD.length + 40],
  ['graph-many', 5000],
  ['graph-none', 0],
])

/** A page of an address book's contacts, unsorted, as Graph returns them. */
export function contactsOf(size: number, skip: number, top: number): Contact[] {
  const last = Math.min(size, skip + top)
  return Array.from({ length: Math.max(0, last - skip) }, (_, at) => contactAt(skip + at))
}

function contactAt(place: number): Contact {
  const id = `AAMkAD-${place + 1}`
  const known = { '@odata.etag': `W/"EQAAABYAAAC${place + 1}"`, id }
  const odd = ODD[place]
  if (odd) return { ...known, ...odd }
  const dice = createDice(place)
  const [givenName, surname] = [dice.pick(FIRST), dice.pick(LAST)]
  const address = `${givenName}.${surname}.${place}@club.example`.toLowerCase()
  const displayName = `${givenName} ${surname}`
  return {
    ...known,
    displayName,
    givenName,
    surname,
    emailAddresses: [{ name: displayName, address }],
  }
}
