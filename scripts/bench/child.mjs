import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * What a server process is asked: to serve plain answers (method, path and token; headers; body), to serve the fake, or for its figures.
 * @typedef {[key: string, headers: [string, string][], body: string]} BareAnswer
 * @typedef {{ bare: BareAnswer[] }} ServeBare
 * @typedef {{ fake: string, scenario?: string, contract: 'on' | 'off' }} ServeFake `fake` is the address of its module
 * @typedef {ServeBare | ServeFake | 'memory' | 'cpu'} Asked
 */

/** A server process to be measured. */
export function startServer() {
  const server = fileURLToPath(new URL('server.mjs', import.meta.url))
  const child = fork(server, { execArgv: ['--expose-gc'] })
  /** @template Said @param {Asked} what @returns {Promise<Said>} */
  const ask = (what) =>
    new Promise((resolve) => {
      child.once('message', resolve)
      child.send(what)
    })
  return {
    /** Starts to serve. @param {ServeBare | ServeFake} what @returns {Promise<number>} its port */
    serve: (what) => ask(what),
    /** Bytes, after a collection. @returns {Promise<{ heap: number, rss: number }>} */
    memory: () => ask('memory'),
    /** Milliseconds of processor time so far. @returns {Promise<number>} */
    cpu: () => ask('cpu'),
    stop: () => child.kill(),
  }
}
