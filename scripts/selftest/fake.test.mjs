import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startFake } from './fake.fixture.mjs'

test('npm run fake serves a world that one can sign in to', async () => {
  const address = await startFake()
  const state = await (await fetch(`${address}/__fake/state`)).json()
  expect(state).toMatchObject({ scenario: 'saturday-round' })
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nora@whitcombe.example', password: 'linxgolf1' }),
  })
  expect(await answer.json()).toMatchObject({ success: true, userId: 1 })
})

test('the fault that README sets by curl is taken', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const [, path, body] = /curl -X POST localhost:8787(\S+) -d '([^']+)'/.exec(readme) ?? []
  const answer = await fetch(`${await startFake()}${path}`, { method: 'POST', body })
  expect(await answer.json()).toEqual([
    { operationId: 'postScore', fault: { drop: 'after', times: 1 } },
  ])
})
