import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { JournalEntry } from '../backend/journal'
import { call, NORA, openWorld } from '../testing'
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

/** The command's arguments as a shell parses them, one per line. A sign-in in the command is answered with `login`. */
const shellWords = (command: string, login = ''): string[] =>
  execFileSync(
    'sh',
    [
      '-c',
      `curl() { case "$*" in *auth/login*) printf '%s' "$LOGIN";; *) printf '%s\\n' "$@";; esac; }\n${command}`,
    ],
    { encoding: 'utf8', env: { ...process.env, LOGIN: login } },
  )
    .trimEnd()
    .split('\n')

const emailOf = () => NORA

test('a request is a command a shell understands, quotes and all', () => {
  expect(shellWords(asCurl(entry, emailOf))).toEqual([
    '-X',
    'POST',
    'http://localhost:8787/api/comments?view=a&b',
    '-H',
    'content-type: application/json',
    '-H',
    'authorization: Bearer ',
    '--data-raw',
    entry.body,
  ])
})

test('a body that is not JSON is replaced by a comment in the command', () => {
  const command = asCurl({ ...entry, body: null, bodyBytes: 1234 }, emailOf)
  expect(command).toContain('# a body of 1234 bytes is left out')
  expect(shellWords(command)).not.toContain('--data-raw')
  const bodiless = asCurl({ ...entry, method: 'GET', body: '', bodyBytes: 0 }, emailOf)
  expect(shellWords(bodiless)).not.toContain('--data-raw')
})

test('the command signs in to the fake that gets it, and has no token of the demo', async () => {
  const fake = await openWorld()
  const login = { email: NORA, password: 'linxgolf1' }
  const { json } = await call(fake, 'POST', '/api/auth/login', { body: login })
  const command = asCurl(entry, (token) => (token === 'abc' ? NORA : undefined))
  expect(command).toContain(JSON.stringify(login))
  expect(command).not.toContain('abc')
  const words = shellWords(command, JSON.stringify(json))
  expect(words).toContain(`authorization: Bearer ${json.accessToken}`)

  const hub = { ...entry, path: '/hubs/linx?id=1&access_token=abc', headers: {} }
  expect(shellWords(asCurl(hub, emailOf), JSON.stringify(json))).toContain(
    `http://localhost:8787/hubs/linx?id=1&access_token=${json.accessToken}`,
  )
})

test('the email is left to be filled in where the golfer is not known; without a token nothing signs in', () => {
  expect(asCurl(entry, () => undefined)).toContain('"email":"EMAIL"')
  expect(asCurl({ ...entry, headers: {} }, emailOf)).toMatch(/^curl -X POST/)
  const contacts = { ...entry, path: '/_graph/v1.0/me/contacts' }
  expect(asCurl(contacts, emailOf)).toMatch(/^curl[^]*'authorization: Bearer abc'/)
})
