import { afterEach, expect, test, vi } from 'vitest'
import { answerWorker } from './worker-bridge'

let stop = () => {}
afterEach(() => stop())

type Handle = Parameters<typeof answerWorker>[1]

/** Sends a request as the demo's worker does, and resolves with the page's response. */
function worker(handle: Handle) {
  const container = Object.assign(new EventTarget(), { startMessages: vi.fn<() => void>() })
  stop = answerWorker(container, handle)
  expect(container.startMessages).toHaveBeenCalledOnce()
  return (data: unknown) => {
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<unknown>((answered) => {
      port1.addEventListener('message', (event: MessageEvent<unknown>) => answered(event.data))
      port1.start()
    })
    container.dispatchEvent(new MessageEvent('message', { data, ports: [port2] }))
    return { answer, port: port1 }
  }
}

const question = (more: object = {}) => ({
  type: 'DEMO_REQUEST',
  url: 'http://golf.test/api/profile/picture/2',
  method: 'GET',
  headers: [['accept', 'image/*']],
  body: null,
  ...more,
})

test('a picture comes back with its status, headers and bytes', async () => {
  const ask = worker(async (request) => {
    expect([request.method, request.headers.get('Accept')]).toEqual(['GET', 'image/*'])
    return new Response('<svg/>', { status: 203, headers: { 'Content-Type': 'image/svg+xml' } })
  })
  const answer = await ask(question()).answer
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
  const ask = worker(async () => new Response('<svg/>'))
  clone.mockRestore()
  const answer = await ask(question()).answer
  expect(answer).toMatchObject({ status: 200, body: new TextEncoder().encode('<svg/>').buffer })
})

test('the worker bridge carries the body of a request', async () => {
  const ask = worker(async (request) => new Response(await request.text()))
  const body = new TextEncoder().encode('hello').buffer
  const answer = await ask(question({ method: 'POST', body })).answer
  expect(answer).toMatchObject({ status: 200 })
})

test('an answer without a body has none, a cut connection is a failure', async () => {
  const noContent = worker(async () => new Response(null, { status: 204 }))
  expect(await noContent(question()).answer).toEqual({ status: 204, headers: [], body: null })
  stop()
  const cut = worker(async () => Response.error())
  expect(await cut(question()).answer).toBe('failed')
})

test('who no longer wants the answer ends the request', async () => {
  const aborted = vi.fn<() => void>()
  const ask = worker(({ signal }) => {
    signal.addEventListener('abort', aborted)
    return new Promise(() => {})
  })
  ask(question()).port.postMessage('abort')
  await vi.waitFor(() => expect(aborted).toHaveBeenCalledOnce())
})

test.each([null, 'text', {}, { type: 'RELOAD' }])(
  'the worker bridge ignores another message (%j)',
  (data) => {
    const handle = vi.fn<Handle>()
    worker(handle)(data)
    expect(handle).not.toHaveBeenCalled()
  },
)
