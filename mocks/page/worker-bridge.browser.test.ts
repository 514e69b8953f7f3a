import { afterEach, expect, test, vi } from 'vitest'
import { answerWorker } from './worker-bridge'

let stop = () => {}
afterEach(() => stop())

type Handle = Parameters<typeof answerWorker>[1]

/** Sends messages to the page like the demo's worker. */
function worker(handle: Handle) {
  const container = Object.assign(new EventTarget(), { startMessages: vi.fn<() => void>() })
  stop = answerWorker(container, handle)
  expect(container.startMessages).toHaveBeenCalledOnce()

  /** Sends a message with a port, and resolves with what comes back through it. */
  function connect(data: unknown) {
    const { port1: port, port2 } = new MessageChannel()
    const next = () =>
      new Promise<unknown>((resolve) => {
        const received = (event: MessageEvent<unknown>) => resolve(event.data)
        port.addEventListener('message', received, { once: true })
      })
    const first = next()
    port.start()
    container.dispatchEvent(new MessageEvent('message', { data, ports: [port2] }))
    return { port, first, next }
  }

  /** Asks whether the page answers requests, then sends it one. */
  async function send(data: unknown) {
    const { port, first, next } = connect({ type: 'DEMO_REQUEST' })
    expect(await first).toBe('ready')
    const answer = next()
    port.postMessage(data)
    return { port, answer }
  }
  const answerTo = async (data: unknown) => (await send(data)).answer
  return { connect, send, answerTo }
}

const aRequest = (more: object = {}) => ({
  url: 'http://golf.test/api/profile/picture/2',
  method: 'GET',
  headers: [['accept', 'image/*']],
  body: null,
  ...more,
})

test('the worker gets a picture with its status, headers and bytes', async () => {
  const { answerTo } = worker(async (request) => {
    expect([request.method, request.headers.get('Accept')]).toEqual(['GET', 'image/*'])
    return new Response('<svg/>', { status: 203, headers: { 'Content-Type': 'image/svg+xml' } })
  })
  const answer = await answerTo(aRequest())
  expect(answer).toEqual({
    status: 203,
    headers: [['content-type', 'image/svg+xml']],
    body: expect.any(ReadableStream),
  })
  const body =
    typeof answer === 'object' && answer !== null && 'body' in answer ? answer.body : null
  expect(body instanceof ReadableStream && (await new Response(body).text())).toBe('<svg/>')
})

test('where streams cannot be handed over, the bytes come back whole', async () => {
  const clone = vi.spyOn(globalThis, 'structuredClone').mockImplementation(() => {
    throw new DOMException('The object can not be cloned.', 'DataCloneError')
  })
  const { answerTo } = worker(async () => new Response('<svg/>'))
  clone.mockRestore()
  const answer = await answerTo(aRequest())
  expect(answer).toMatchObject({ status: 200, body: new TextEncoder().encode('<svg/>').buffer })
})

test('the worker bridge carries the body of a request', async () => {
  const { answerTo } = worker(async (request) => new Response(await request.text()))
  const body = new TextEncoder().encode('hello').buffer
  const answer = await answerTo(aRequest({ method: 'POST', body }))
  expect(answer).toMatchObject({ status: 200 })
})

test('an answer without a body has none, a cut connection is a failure', async () => {
  const noContent = worker(async () => new Response(null, { status: 204 }))
  expect(await noContent.answerTo(aRequest())).toEqual({ status: 204, headers: [], body: null })
  stop()
  const cut = worker(async () => Response.error())
  expect(await cut.answerTo(aRequest())).toBe('failed')
})

test('a client that cancels aborts the request', async () => {
  const aborted = vi.fn<() => void>()
  const { send } = worker(({ signal }) => {
    signal.addEventListener('abort', aborted)
    return new Promise(() => {})
  })
  const { port } = await send(aRequest())
  port.postMessage('abort')
  await vi.waitFor(() => expect(aborted).toHaveBeenCalledOnce())
})

test.each([null, 'text', {}, { type: 'RELOAD' }])(
  'the worker bridge ignores another message (%j)',
  async (data) => {
    const { connect } = worker(vi.fn<Handle>())
    const first = connect(data).first
    const known = connect({ type: 'DEMO_REQUEST' }).first.then(() => 'the known one')
    expect(await Promise.race([first, known])).toBe('the known one')
  },
)

test('a request of an earlier release’s worker, which comes without a question, is answered', async () => {
  const { connect } = worker(async () => new Response('<svg/>', { status: 203 }))
  expect(await connect({ type: 'DEMO_REQUEST', ...aRequest() }).first).toMatchObject({
    status: 203,
  })
})
