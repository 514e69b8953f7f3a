import { expect, test } from 'vitest'
import { createJournal, type JournalEntry } from './journal'

const entry = (path: string, body: string | null = null): JournalEntry => ({
  operationId: null,
  method: 'POST',
  path,
  status: 200,
  headers: {},
  bodyBytes: body?.length ?? 0,
  body,
  at: '2026-06-13T18:00:00.000Z',
})

const paths = (entries: readonly JournalEntry[]) => entries.map(({ path }) => path)

test('the newest 2,000 requests are kept', () => {
  const journal = createJournal()
  for (let at = 1; at <= 2003; at++) journal.record(entry(`/${at}`))
  expect(journal.entries).toHaveLength(2000)
  expect(journal.entries[0]?.path).toBe('/4')
})

test('large bodies push out the oldest requests, never the newest', () => {
  const journal = createJournal()
  const megabyte = 'x'.repeat(1_000_000)
  for (let at = 1; at <= 20; at++) journal.record(entry(`/${at}`, megabyte))
  expect(paths(journal.entries)).toEqual(['/14', '/15', '/16', '/17', '/18', '/19', '/20'])
  journal.record(entry('/huge', 'x'.repeat(9_000_000)))
  expect(paths(journal.entries)).toEqual(['/huge'])
})

test('a cleared journal has all its room again', () => {
  const journal = createJournal()
  journal.record(entry('/old', 'x'.repeat(7_999_000)))
  journal.clear()
  journal.record(entry('/a', 'x'.repeat(5_000_000)))
  journal.record(entry('/b'))
  expect(paths(journal.entries)).toEqual(['/a', '/b'])
})
