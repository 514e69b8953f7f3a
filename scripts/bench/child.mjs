import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A server process: `ask` sends it something and gives its answer. @param {string[]} [execArgv] */
export function startServer(execArgv = ['--expose-gc']) {
  const child = fork(fileURLToPath(new URL('server.mjs', import.meta.url)), { execArgv })
  return {
    /** @param {import('node:child_process').Serializable} what @returns {Promise<any>} */
    ask: (what) =>
      new Promise((resolve) => {
        child.once('message', resolve)
        child.send(what)
      }),
    stop: () => child.kill(),
  }
}
