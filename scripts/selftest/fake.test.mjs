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
