/**
 * A server to be measured, in a process of its own: a plain node:http server or the fake. child.mjs starts it and says what
 * it can be asked.
 */
import { createServer } from 'node:http'

/** @param {import('./child.mjs').BareAnswer[]} answers @returns {Promise<number>} its port */
async function serveBare(answers) {
  const known = new Map(answers.map(([key, headers, body]) => [key, { headers, body }]))
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    const answer = known.get(`${method} ${url} ${headers.authorization ?? ''}`)
    response.writeHead(answer ? 200 : 404, answer?.headers.flat()).end(answer?.body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** @param {import('./child.mjs').Asked} asked @returns {Promise<object | number>} */
async function obey(asked) {
  if (asked === 'memory') {
    globalThis.gc?.()
    globalThis.gc?.()
    const { heapUsed, rss } = process.memoryUsage()
    return { heap: heapUsed, rss }
  }
  if (asked === 'cpu') {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  if ('bare' in asked) return serveBare(asked.bare)
  /** @type {typeof import('../../mocks/index')} */
  const { startLive } = await import(asked.fake)
  const { scenario, contract } = asked
  const server = await startLive({ port: 0, scenario, contract })
  await server.world()
  return server.port
}

process.on('message', (/** @type {import('./child.mjs').Asked} */ asked) => {
  void obey(asked).then((said) => process.send?.(said))
})
