import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const script = fileURLToPath(new URL('../fake.mjs', import.meta.url))

/** Starts `npm run fake` on a free port. @returns {Promise<string>} its address, as it says it */
export function startFake() {
  const child = spawn(process.execPath, [script], { env: { ...process.env, PORT: '0' } })
  onTestFinished(() => void child.kill())
  return new Promise((resolve, reject) => {
    let output = ''
    const hear = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
      const [, address] = /fake backend: (http:\S+)/.exec(output) ?? []
      if (address) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(output)))
  })
}
