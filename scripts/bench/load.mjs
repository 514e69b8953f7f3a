import { connect } from 'node:net'

/**
 * A request as its method, path, headers and body.
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} LoadRequest
 */

/** A request as it is on the wire. @param {LoadRequest} request @returns {Buffer} */
export function wireText({ method = 'GET', path, headers = {}, body }) {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ Host: 'localhost', ...headers, ...length })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ''}`)
}

/**
 * Sends requests to a server as fast as it answers, over some keep-alive connections. The client is minimal, so that the
 * server is what is measured.
 * @param {{ port: number, next: (number: number) => Buffer, connections?: number, seconds?: number, requests?: number }} options
 * `next` is the request with a number, counted over all connections
 * @returns {Promise<{ count: number, perSecond: number }>}
 */
export async function answersPerSecond({
  port,
  next,
  connections = 8,
  seconds = 2,
  requests = Infinity,
}) {
  const start = performance.now()
  const end = start + seconds * 1000
  let sent = 0
  let count = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      await new Promise((resolve, reject) => {
        let text = ''
        let length = 0
        let received = 0
        socket.on('error', reject).on('close', resolve)
        socket.on('data', (data) => {
          received += data.length
          if (length === 0) {
            text += data.toString('latin1')
            if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text.slice(0, 200)))
            length = answerLength(text) ?? 0
          }
          if (length === 0 || received < length) return
          text = ''
          length = 0
          received = 0
          count++
          if (performance.now() < end && sent < requests) socket.write(next(sent++))
          else socket.end()
        })
        socket.write(next(sent++))
      })
    }),
  )
  return { count, perSecond: (count / (performance.now() - start)) * 1000 }
}

/** The length of the response at the beginning of a text; undefined while it is incomplete. @param {string} text */
function answerLength(text) {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const [, length] = /\r\ncontent-length: (\d+)\r\n/i.exec(text.slice(0, head + 2)) ?? []
  if (length !== undefined) return head + 4 + Number(length)
  const end = text.indexOf('\r\n0\r\n\r\n', head)
  return end < 0 ? undefined : end + 7
}
