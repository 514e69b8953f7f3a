import { connect } from 'node:net'

/**
 * Asks for one address as fast as one server answers, over some kept connections. A client of a few lines, so that
 * what is measured is the server.
 * @param {{ port: number, path: string, headers?: Record<string, string>, connections?: number, seconds?: number, requests?: number }} options
 * @returns {Promise<{ count: number, perSecond: number }>}
 */
export async function answersPerSecond({
  port,
  path,
  headers = {},
  connections = 8,
  seconds = 2,
  requests = Infinity,
}) {
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers })
  const asked = `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  const start = performance.now()
  const end = start + seconds * 1000
  let count = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      await new Promise((resolve, reject) => {
        let text = ''
        socket.on('error', reject).on('close', resolve)
        socket.on('data', (data) => {
          text += data.toString('latin1')
          const length = answerLength(text)
          if (length === undefined || text.length < length) return
          if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text.slice(0, 200)))
          text = text.slice(length)
          count++
          if (performance.now() < end && count < requests) socket.write(asked)
          else socket.end()
        })
        socket.write(asked)
      })
    }),
  )
  return { count, perSecond: (count / (performance.now() - start)) * 1000 }
}

/** How long the answer a text begins with is; unknown while it is not all there. @param {string} text */
function answerLength(text) {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const [, length] = /\r\ncontent-length: (\d+)\r\n/i.exec(text.slice(0, head + 2)) ?? []
  if (length !== undefined) return head + 4 + Number(length)
  const end = text.indexOf('\r\n0\r\n\r\n', head)
  return end < 0 ? undefined : end + 7
}
