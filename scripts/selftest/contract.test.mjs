import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startFake } from './fake.fixture.mjs'

const script = fileURLToPath(new URL('../contract.mjs', import.meta.url))

/** Runs `npm run contract`. @param {string[]} args @returns {Promise<{ code: unknown, output: string }>} */
const contract = (...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    )
  })

test('npm run contract ends with 0 where a host follows the document, with 1 where a field is renamed', async () => {
  const host = await startFake()
  const good = await contract('--host', host)
  expect(good.output).toMatch(/asked, 0 differ,/)
  expect(good.code).toBe(0)

  const body = JSON.stringify([{ userId: 2, name: 'Marcus Bell' }])
  await fetch(`${host}/__fake/faults`, {
    method: 'POST',
    body: JSON.stringify({ operationId: 'listFollowers', body }),
  })
  const drifted = await contract('--host', host)
  expect(drifted.output).toContain('DIFFERS    listFollowers 200 /0/fullName: is missing')
  expect(drifted.code).toBe(1)
})

test('npm run contract ends with 2 where nothing can be asked', async () => {
  expect(await contract()).toMatchObject({
    code: 2,
    output: expect.stringContaining('Which host?'),
  })
  const unreachable = await contract('--host', 'http://localhost:1')
  expect(unreachable).toMatchObject({
    code: 2,
    output: expect.stringContaining('could not be asked'),
  })
})
