import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const script = fileURLToPath(new URL('../fake.mjs', import.meta.url))

/**
 * Starts `npm run fake` on a free port.
 * @param {(end: () => void) => void} [whenDone] registers what ends it; without it, it ends with the test
 * @returns {Promise<string>} its address, as printed
 */
export const startFake = (whenDone) => started([], /fake backend: (http:\S+)/, whenDone)

/** Starts `npm run fake -- --host` on a free port. @returns {Promise<string>} what it prints about the network */
export const startOpenFake = () =>
  started(['--host'], /((?:Open to this network:|This computer)[^]*)/)

/** @param {string[]} args @param {RegExp} pattern @param {(end: () => void) => void} [whenDone] @returns {Promise<string>} the first group of what it prints */
function started(args, pattern, whenDone = onTestFinished) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, PORT: '0' } })
  whenDone(() => void child.kill())
  return new Promise((resolve, reject) => {
    let output = ''
    const hear = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
      const [, found] = pattern.exec(output) ?? []
      if (found) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(output)))
  })
}
