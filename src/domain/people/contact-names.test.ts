import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanName, contactFrom, createContactList, findContacts } from './contact-names'

const given = (more: object = {}) => ({
  displayName: '',
  givenName: '',
  surname: '',
  emailAddresses: ['joan@hollow.example'],
  ...more,
})

test.each([
  ['Dr. Joan (work)!', 'Dr Joan work'],
  ['O’Brien', 'O’Brien'],
  ['Jean-Luc', 'Jean-Luc'],
  ['- Joan -', 'Joan'],
  ['Zoë 🏌️', 'Zoë'],
  ['<img src=x>', 'img src x'],
  ['a\u202eb', 'a b'],
  ['...', ''],
  ['\u200b', ''],
])('the name %j is cleaned to %j', (typed, clean) => expect(cleanName(typed)).toBe(clean))

test('any name is cut, trimmed and freed of punctuation except within words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const clean = cleanName(text)
      expect(clean.length).toBeLessThanOrEqual(100)
      expect(clean).toBe(clean.trim())
      expect(clean).not.toMatch(/[.,;:!?()[\]{}<>"/\\@#$%^&*_+=|~`]/)
      expect(clean).not.toMatch(/(^|\s)['’-]|['’-](\s|$)/)
      expect(cleanName(clean)).toBe(clean)
    }),
  )
})

test.each([
  [{ givenName: 'Joan', surname: 'Abernathy' }, 'Abernathy, Joan', 'Joan', 'Abernathy'],
  [{ displayName: 'Abernathy, Joan' }, 'Abernathy, Joan', 'Joan', 'Abernathy'],
  [{ displayName: 'Joan M. Abernathy' }, 'Abernathy, Joan M', 'Joan M', 'Abernathy'],
  [{ displayName: 'Joan' }, 'Joan', 'Joan', ''],
  [{ displayName: 'Abernathy,' }, 'Abernathy', 'Abernathy', ''],
  [{ surname: 'Abernathy' }, 'Abernathy', 'Friend', 'Abernathy'],
  [{ displayName: 'joan@hollow.example' }, 'joan@hollow.example', 'Friend', ''],
  [{}, 'joan@hollow.example', 'Friend', ''],
])('%j is listed as %s and addressed as %s %s', (names, name, firstName, lastName) => {
  expect(contactFrom(given(names))).toMatchObject({ name, firstName, lastName })
})

test('a contact without a usable address is left out; the first usable address is taken', () => {
  expect(contactFrom(given({ emailAddresses: [] }))).toBeUndefined()
  expect(contactFrom(given({ emailAddresses: ['', 'no address'] }))).toBeUndefined()
  const { email } = contactFrom(given({ emailAddresses: ['x', ' bea@fitz.example '] })) ?? {}
  expect(email).toBe('bea@fitz.example')
})

test('pages make one list: by name, each address once however it is written', () => {
  const name = fc.constantFrom('Ada', 'Émile', 'Zoë', 'bram', 'Ōta')
  const book = fc.array(
    fc.record({ first: name, last: name, at: fc.integer({ min: 0, max: 9 }), loud: fc.boolean() }),
  )
  fc.assert(
    fc.property(book, fc.integer({ min: 1, max: 5 }), (people, size) => {
      const list = createContactList()
      const all = people.map(({ first, last, at, loud }) => {
        const address = `p${at}@club.example`
        const emailAddresses = [loud ? address.toUpperCase() : address]
        return given({ givenName: first, surname: last, emailAddresses })
      })
      for (let at = 0; at < all.length; at += size) list.add(all.slice(at, at + size))
      const names = list.contacts().map((contact) => contact.name)
      const order = new Intl.Collator('en-US', { sensitivity: 'base' })
      expect(names).toEqual(names.toSorted((one, other) => order.compare(one, other)))
      const addresses = list.contacts().map(({ email }) => email.toLowerCase())
      expect(new Set(addresses)).toEqual(new Set(people.map(({ at }) => `p${at}@club.example`)))
      expect(addresses).toHaveLength(new Set(addresses).size)
    }),
  )
})

test('a search looks at names and addresses, accents or not', () => {
  const list = createContactList()
  list.add([
    given({ givenName: 'José', surname: 'Ibarra', emailAddresses: ['pepe@club.example'] }),
    given({ givenName: 'Bea', surname: 'Fitzgerald', emailAddresses: ['bea@fitz.example'] }),
    given({ givenName: 'Sean', surname: "O'Neil", addresses: ['sean@neil.example'] }),
    given({ givenName: 'Jo', surname: 'D’Arcy', emailAddresses: ['jo@arcy.example'] }),
  ])
  const found = (typed: string) => findContacts(list.contacts(), typed).map(({ name }) => name)
  expect(found('jose')).toEqual(['Ibarra, José'])
  expect(found('fitz bea')).toEqual(['Fitzgerald, Bea'])
  expect(found('club')).toEqual(['Ibarra, José'])
  // A phone's keyboard types the other apostrophe.
  expect(found('o’neil')).toEqual(["O'Neil, Sean"])
  expect(found("d'arcy")).toEqual(['D’Arcy, Jo'])
  expect(found(' ')).toHaveLength(4)
  expect(found('unknown')).toEqual([])
})
