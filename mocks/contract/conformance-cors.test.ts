import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { responseDrift, preflightDrift } from './conformance-cors'
import { contractDocument, operationsOf } from './document'

const APP = 'https://app.example'
const HIDDEN = 'Retry-After is not in Access-Control-Expose-Headers'
const FOREIGN = `${APP} is not allowed`

const operations = operationsOf(contractDocument)

test.each<[string, string, string | undefined, string | undefined, string[]]>([
  ['listLinx', 'both named', APP, 'ETag, retry-after', []],
  ['listLinx', 'stars', '*', '*', []],
  ['listLinx', 'nothing exposed', APP, undefined, [HIDDEN]],
  ['listLinx', 'another header exposed', APP, 'ETag', [HIDDEN]],
  ['listLinx', 'no origin', undefined, 'Retry-After', [FOREIGN]],
  ['negotiateHub', 'stars, since the hub’s client sends no cookies either', '*', '*', []],
  ['getScoreMedia', 'nothing for an element of the page', undefined, undefined, []],
])('DIA-07 %s with %s', (id, _what, origin, exposed, messages) => {
  const operation = operations.get(id)
  if (!operation) throw new RangeError(id)
  const headers = new Headers({
    ...(origin !== undefined && { 'Access-Control-Allow-Origin': origin }),
    ...(exposed !== undefined && { 'Access-Control-Expose-Headers': exposed }),
  })
  expect(responseDrift(headers, APP, operation).map(({ message }) => message)).toEqual(messages)
})

test('a preflight whose connection is cut is a difference, and the rest can be compared', async () => {
  const host = createServer(({ socket }) => socket.destroy())
  onTestFinished(() => void host.close())
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const operation = operations.get('listLinx')
  if (!operation) throw new RangeError('listLinx')
  const asked = { host: `http://127.0.0.1:${port}`, origin: APP, timeoutMs: 1000 }
  expect(await preflightDrift(asked, operation)).toEqual([
    { pointer: '(preflight)', message: expect.stringMatching(/^is not answered, \w*Error: /) },
  ])
})
