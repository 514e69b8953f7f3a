import { expect, test } from 'vitest'
import { answerDrift } from './conformance-cors'
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
  expect(answerDrift(headers, APP, operation).map(({ message }) => message)).toEqual(messages)
})
