import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const script = fileURLToPath(new URL('fake.mjs', import.meta.url))

/** Starts `npm run fake` on a free port. @returns {Promise<string>} its address, as it says it */
function start() {
  const child = spawn(process.execPath, [script], { env: { ...process.env, PORT: '0' } })
  onTestFinished(() => void child.kill())
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (/** @type {Buffer} */ chunk) => {
      said += chunk.toString()
      const [, address] = /fake backend: (http:\S+)/.exec(said) ?? []
      if (address) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(said)))
  })
}

test('npm run fake serves a world that one can sign in to', async () => {
  const address = await start()
  const state = await (await fetch(`${address}/__fake/state`)).json()
  expect(state).toMatchObject({ scenario: 'saturday-round' })
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nora@whitcombe.example', password: 'linxgolf1' }),
  })
  expect(await answer.json()).toMatchObject({ success: true, userId: 1 })
})
