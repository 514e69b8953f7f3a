/** A server to be measured, in a process of its own: a plain node:http server or the fake. child.mjs has its commands. */
import { createServer } from 'node:http'

/** @param {import('./child.mjs').BareResponse[]} responses @returns {Promise<number>} its port */
async function serveBare(responses) {
  const known = new Map(responses.map(([key, headers, body]) => [key, { headers, body }]))
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    const found = known.get(`${method} ${url} ${headers.authorization ?? ''}`)
    response.writeHead(found ? 200 : 404, found?.headers.flat()).end(found?.body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** @param {import('./child.mjs').Command} command @returns {Promise<object | number>} */
async function run(command) {
  if (command === 'memory') {
    globalThis.gc?.()
    globalThis.gc?.()
    const { heapUsed, rss } = process.memoryUsage()
    return { heap: heapUsed, rss }
  }
  if (command === 'cpu') {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  if ('bare' in command) return serveBare(command.bare)
  /** @type {typeof import('../../mocks/index')} */
  const { startLive } = await import(command.fake)
  const { scenario, contract } = command
  const server = await startLive({ port: 0, scenario, contract })
  await server.world()
  return server.port
}

process.once('disconnect', () => process.exit()) // the command has ended, and may not have said so
process.on('message', (/** @type {import('./child.mjs').Command} */ command) => {
  void run(command).then((result) => process.send?.(result))
})
