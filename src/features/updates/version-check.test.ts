import { expect, test } from 'vitest'
import { decodeVersion } from '~/api/decode/diagnostic'
import { changedVersion, VERSION_KEY } from './version-check'

/** A browser with storage, and a host that gives the test's responses. */
function browser() {
  const values = new Map<string, string>()
  const disk = { isFull: false }
  const storage = {
    get: (key: string) => values.get(key),
    set(key: string, value: string) {
      if (!disk.isFull) values.set(key, value)
      return !disk.isFull
    },
  }
  const start = (answer: unknown) =>
    changedVersion({ request: async () => decodeVersion(answer) ?? null, storage })
  return { start, values, storage, disk }
}

test('the first version is stored and is no reason to reload (R12)', async () => {
  const { start, values } = browser()
  expect(await start({ version: '1' })).toBeUndefined()
  expect(values.get(VERSION_KEY)).toBe('1')
})

test('another server version is stored and is a reason to reload, once (UPD-07)', async () => {
  const { start, values } = browser()
  await start({ version: '1' })
  expect(await start({ version: '2' })).toEqual({ version: '2', isStored: true })
  expect(values.get(VERSION_KEY)).toBe('2')
  expect(await start({ version: '2' })).toBeUndefined()
})

test.each([
  undefined,
  null,
  {},
  [],
  '<!doctype html>',
  { version: '' },
  { version: null },
  { version: {} },
  { version: 'x'.repeat(10_000) },
])('a server version of %j changes nothing (UPD-09)', async (answer) => {
  const { start, values } = browser()
  await start({ version: '1' })
  expect(await start(answer)).toBeUndefined()
  expect(values.get(VERSION_KEY)).toBe('1')
})

test('a host that cannot give its version changes nothing (UPD-09)', async () => {
  const { storage, values } = browser()
  const request = () => Promise.reject(new Error('500'))
  expect(await changedVersion({ request, storage })).toBeUndefined()
  expect(values.size).toBe(0)
})

test('HST-12 a version that cannot be stored is marked: an automatic reload would repeat at every start', async () => {
  const { start, disk } = browser()
  await start({ version: '1' })
  disk.isFull = true
  expect(await start({ version: '2' })).toEqual({ version: '2', isStored: false })
})

test('without storage no server version counts as new', async () => {
  const { start, disk } = browser()
  disk.isFull = true
  await start({ version: '1' })
  expect(await start({ version: '2' })).toBeUndefined()
})
