import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedPictureUrl, type HostSettings } from './host'

const settings: HostSettings = {
  origin: 'https://api.golf.test',
  pictureOrigins: ['https://pictures.golf.test'],
}
const local: HostSettings = { origin: 'http://localhost:8787', pictureOrigins: [] }

test.each([
  ['/api/profile/picture/1', 'https://api.golf.test/api/profile/picture/1'],
  [
    'https://api.golf.test/api/profile/picture/1?v=2',
    'https://api.golf.test/api/profile/picture/1?v=2',
  ],
  ['https://pictures.golf.test/green.jpg', 'https://pictures.golf.test/green.jpg'],
])('the picture %s is requested', (path, address) => {
  expect(allowedPictureUrl(path, settings)).toBe(address)
})

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['data:image/svg+xml,<svg/>'],
  ['blob:https://api.golf.test/1'],
  ['//other.example/x'],
  ['http://api.golf.test/api/profile/picture/1'],
  ['https://other.example/x.jpg'],
  ['https://user@api.golf.test/x.jpg'],
  ['https://api.golf.test@other.example/x.jpg'],
  ['/api/../secret'],
  ['/other/1.jpg'],
  [''],
  [null],
  [undefined],
  [7],
  [{ href: '/api/x' }],
])('the picture %s is not requested (SEC-02)', (path) => {
  expect(allowedPictureUrl(path, settings)).toBeUndefined()
})

test('a host with plain http is accepted only on this computer', () => {
  expect(allowedPictureUrl('/api/profile/picture/1', local)).toBe(
    'http://localhost:8787/api/profile/picture/1',
  )
  expect(allowedPictureUrl('http://localhost:8787/api/profile/picture/1', local)).toBe(
    'http://localhost:8787/api/profile/picture/1',
  )
  expect(allowedPictureUrl('http://localhost:9999/api/profile/picture/1', local)).toBeUndefined()
})

test('for any text, only the host and the picture hosts are requested (SEC-02)', () => {
  const known = [settings.origin, ...settings.pictureOrigins]
  const address = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string().map((text) => `/api/${text}`),
    fc
      .tuple(
        fc.constantFrom('https://', 'http://', '//', 'https:\\\\'),
        fc.constantFrom('api.golf.test', 'other.example', 'pictures.golf.test'),
        fc.string(),
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(address, (text) => {
      const found = allowedPictureUrl(text, settings)
      if (found !== undefined) expect(known).toContain(new URL(found).origin)
    }),
  )
})

test('a picture’s address that was checked passes again unchanged', () => {
  const once = allowedPictureUrl('/api/profile/picture/1', settings)
  expect(allowedPictureUrl(once, settings)).toBe(once)
})
