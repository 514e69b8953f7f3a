/**
 * A server to be measured, in a process of its own. Asked over IPC: `{ bare: [path, headers, body][] }` starts a plain
 * node:http server with those answers, `{ fake: address, scenario, contract }` the fake; `'memory'` answers the heap
 * after a collection, in bytes, `'cpu'` the milliseconds of processor time so far.
 */
import { createServer } from 'node:http'

/** @param {[string, [string, string][], string][]} answers @returns {Promise<number>} */
async function serveBare(answers) {
  const known = new Map(answers.map(([path, headers, body]) => [path, { headers, body }]))
  const server = createServer((request, response) => {
    const answer = known.get(request.url ?? '')
    response.writeHead(200, answer?.headers.flat()).end(answer?.body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** @param {any} asked @returns {Promise<object | number>} */
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
  if (asked.bare) return { port: await serveBare(asked.bare) }
  /** @type {typeof import('../../mocks/adapters/main')} */
  const { startLive } = await import(asked.fake)
  const { scenario, contract } = asked
  const server = await startLive({ port: 0, scenario, contract })
  await server.world()
  return { port: server.port }
}

process.on('message', (asked) => {
  void obey(asked).then((said) => process.send?.(said))
})
