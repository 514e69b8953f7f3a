import type { GivenContact } from '~/domain/people/contact-names'
import { listOf, or, record, text, nonBlank } from './value'

/** A page of an address book (openapi/graph.yaml). */
export type ContactsPage = {
  contacts: GivenContact[]
  /** The full URL of the next page. */
  next: string | undefined
}

const address = record<{ address: string }>({ address: nonBlank })

const addresses = (json: unknown): string[] => listOf(address)(json).map((one) => one.address)

type WireContact = Omit<GivenContact, 'addresses'> & { emailAddresses: string[] }

const contact = record<WireContact>({
  id: or(text, ''),
  displayName: or(text, ''),
  givenName: or(text, ''),
  surname: or(text, ''),
  emailAddresses: addresses,
})

/** A page of contacts; undefined when Microsoft's response is not one (R8). */
export function decodeContactsPage(json: unknown): ContactsPage | undefined {
  if (typeof json !== 'object' || json === null || !('value' in json)) return undefined
  const fields = new Map<string, unknown>(Object.entries(json))
  const next = or(nonBlank, undefined)(fields.get('@odata.nextLink'))
  const contacts = listOf(contact)(json.value).map(({ emailAddresses, ...rest }) => ({
    ...rest,
    addresses: emailAddresses,
  }))
  return Array.isArray(json.value) ? { contacts, next } : undefined
}
