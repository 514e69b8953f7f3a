import type { GivenContact } from '~/domain/people/contact-names'
import { fieldsOf, listOf, maybe, or, record, text, nonBlank } from '~/lib/decode'

/** A page of an address book (openapi/graph.yaml). */
export type ContactsPage = {
  contacts: GivenContact[]
  /** The full URL of the next page. */
  next: string | undefined
}

const address = record<{ address: string }>({ address: nonBlank })

const addresses = (json: unknown): string[] => listOf(address)(json).map((one) => one.address)

const contact = record<GivenContact>({
  displayName: or(text, ''),
  givenName: or(text, ''),
  surname: or(text, ''),
  emailAddresses: addresses,
})

/** A page of contacts; undefined when Microsoft's response is not one (R8). */
export function decodeContactsPage(json: unknown): ContactsPage | undefined {
  const fields = fieldsOf(json)
  const value = fields?.get('value')
  const next = maybe(nonBlank)(fields?.get('@odata.nextLink'))
  return Array.isArray(value) ? { contacts: listOf(contact)(value), next } : undefined
}
