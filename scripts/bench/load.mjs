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
 * Sends requests to a server as fast as it responds, over some keep-alive connections. The client is minimal, so that the
 * server is what is measured.
 * @param {{ port: number, next: (number: number) => Buffer, connections?: number, seconds?: number, requests?: number }} options
 * `next` is the request with a number, counted over all connections
 * @returns {Promise<{ count: number, perSecond: number }>} the responses
 */
export async function responsesPerSecond({
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
  /** The first request of each connection is sent in any case. */
  const first = () => next(sent++)
  const afterResponse = () => {
    count++
    return performance.now() < end && sent < requests ? next(sent++) : undefined
  }
  await Promise.all(
    Array.from({ length: connections }, () => sendInTurns(port, first, afterResponse)),
  )
  return { count, perSecond: (count / (performance.now() - start)) * 1000 }
}

/**
 * Sends requests over one connection, each after the response to the one before. Resolves when the connection is closed.
 * @param {number} port @param {() => Buffer} first
 * @param {() => Buffer | undefined} afterResponse the next request; undefined ends the connection
 * @returns {Promise<unknown>} rejects for a status other than 200
 */
function sendInTurns(port, first, afterResponse) {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  return new Promise((resolve, reject) => {
    let text = '' // of a response until its length is known
    let length = 0
    let received = 0
    socket.on('error', reject).on('close', resolve)
    socket.on('data', (data) => {
      received += data.length
      if (length === 0) {
        text += data.toString('latin1')
        if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text.slice(0, 200)))
        length = responseLength(text) ?? 0
      }
      if (length === 0 || received < length) return
      text = ''
      length = 0
      received = 0
      const request = afterResponse()
      if (request) socket.write(request)
      else socket.end()
    })
    socket.write(first())
  })
}

/** The length of the response at the beginning of a text; undefined while it is unknown. @param {string} text */
function responseLength(text) {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const [, length] = /\r\ncontent-length: (\d+)\r\n/i.exec(text.slice(0, head + 2)) ?? []
  if (length !== undefined) return head + 4 + Number(length)
  const end = text.indexOf('\r\n0\r\n\r\n', head) // the last chunk
  return end < 0 ? undefined : end + 7
}
