import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * A command to a server process: serve fixed responses (method, path and token; headers; body), serve the fake, or measure itself.
 * @typedef {[key: string, headers: [string, string][], body: string]} BareResponse
 * @typedef {{ bare: BareResponse[] }} ServeBare
 * @typedef {{ fake: string, scenario?: string, contract: 'on' | 'off' }} ServeFake `fake` is the address of its module
 * @typedef {ServeBare | ServeFake | 'memory' | 'cpu'} Command
 */

/** Starts a server process to be measured. */
export function startServer() {
  const server = fileURLToPath(new URL('server.mjs', import.meta.url))
  const child = fork(server, { execArgv: ['--expose-gc'] })
  /** @template Result @param {Command} command @returns {Promise<Result>} */
  const send = (command) =>
    new Promise((resolve) => {
      child.once('message', resolve)
      child.send(command)
    })
  return {
    /** Starts to serve. @param {ServeBare | ServeFake} what @returns {Promise<number>} its port */
    serve: (what) => send(what),
    /** Bytes, after a collection. @returns {Promise<{ heap: number, rss: number }>} */
    memory: () => send('memory'),
    /** Milliseconds of processor time so far. @returns {Promise<number>} */
    cpu: () => send('cpu'),
    stop: () => child.kill(),
  }
}
