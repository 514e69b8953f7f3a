import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { JournalEntry } from '../backend/journal'
import { asCurl } from './as-curl'

const entry: JournalEntry = {
  operationId: 'addComment',
  method: 'POST',
  path: '/api/comments?view=a&b',
  status: 200,
  headers: { 'content-type': 'application/json', authorization: 'Bearer abc' },
  bodyBytes: 30,
  body: '{"text":"That\'s $HOME, \\"mate\\"!"}',
  at: '2026-06-13T23:30:00.000+00:00',
}

/** What a shell makes of the command: its arguments, one a line. */
const shellWords = (command: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }\n${command}`], { encoding: 'utf8' })
    .trimEnd()
    .split('\n')

test('a request is a command a shell understands, quotes and all', () => {
  expect(shellWords(asCurl(entry))).toEqual([
    '-X',
    'POST',
    'http://localhost:8787/api/comments?view=a&b',
    '-H',
    'content-type: application/json',
    '-H',
    'authorization: Bearer abc',
    '--data-raw',
    entry.body,
  ])
})

test('a body that was no JSON is left out, and the command says so', () => {
  const command = asCurl({ ...entry, body: null, bodyBytes: 1234 })
  expect(command).toContain('# a body of 1234 bytes is left out')
  expect(shellWords(command)).not.toContain('--data-raw')
  expect(asCurl({ ...entry, method: 'GET', body: '', bodyBytes: 0 })).not.toContain('--data-raw')
})
