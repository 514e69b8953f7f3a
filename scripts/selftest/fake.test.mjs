import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { networkAddresses } from '../build/local-network.mjs'
import { startFake, startOpenFake } from './fake.fixture.mjs'

/** What ends the fake that these tests share. @type {(() => void)[]} */
const ends = []
let address = ''
beforeAll(async () => {
  address = await startFake((end) => ends.push(end))
})
afterAll(() => {
  for (const end of ends) end()
})

test('npm run fake serves a world in which golfers can sign in', async () => {
  const state = await (await fetch(`${address}/__fake/state`)).json()
  expect(state).toMatchObject({ scenario: 'saturday-round' })
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nora@whitcombe.example', password: 'linxgolf1' }),
  })
  expect(await answer.json()).toMatchObject({ success: true, userId: 1 })
})

test('the fault that README sets with curl is accepted', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const [, path, body] = /curl -X POST localhost:8787(\S+) -d '([^']+)'/.exec(readme) ?? []
  const answer = await fetch(`${address}${path}`, { method: 'POST', body })
  expect(await answer.json()).toEqual([
    { operationId: 'postScore', fault: { drop: 'after', times: 1 } },
  ])
})

/** Nothing at an address that no server listens at. @param {string} url */
const stateAt = (url) => fetch(`${url}/__fake/state`).catch(() => undefined)

/** A server that listens on all addresses answers here even without a network; one that listens only on 127.0.0.1 does not. */
const LOOPBACK = '127.0.0.2'

test('other devices of the network cannot reach it', async () => {
  const { port } = new URL(address)
  const answers = [LOOPBACK, ...networkAddresses()].map((other) =>
    stateAt(`http://${other}:${port}`),
  )
  expect((await Promise.all(answers)).filter(Boolean)).toEqual([])
})

test('with --host other devices reach it at the addresses that it prints, and it says what they can do there', async () => {
  const text = await startOpenFake()
  const found = [...text.matchAll(/http:\/\/[\d.]+:\d+/g)].map(([url]) => url)
  if (networkAddresses().length === 0) return expect(text).toContain("isn't connected to a network")
  expect(text).toContain('Anyone on this network can sign in as any golfer')
  for (const url of found) expect((await stateAt(url))?.status).toBe(200)
  expect(found.length).toBeGreaterThan(1)
})
