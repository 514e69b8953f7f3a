import { expect, test } from 'vitest'
import { JsonAnswer } from './json-answer'

const TEXT = '{"name":"Zoë"}'
const answer = () => new JsonAnswer(TEXT, { status: 201, headers: { 'Cache-Control': 'no-store' } })

test('says what it is and how many bytes it has', () => {
  const { status, statusText, headers, sent } = answer()
  expect([status, statusText, sent]).toEqual([201, 'Created', TEXT])
  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'no-store',
    'content-length': '15',
    'content-type': 'application/json',
  })
})

test('a length that was another text’s is not believed', () => {
  expect(new JsonAnswer('{}', answer()).headers.get('Content-Length')).toBe('2')
})

test.each<[string, (response: Response) => Promise<unknown>]>([
  ['its text', (response) => response.text()],
  ['its value', async (response) => JSON.stringify(await response.json())],
  ['its bytes', async (response) => new TextDecoder().decode(await response.arrayBuffer())],
  ['its bytes as an array', async (response) => new TextDecoder().decode(await response.bytes())],
  ['its stream', (response) => new Response(response.body).text()],
  ['a file of it', async (response) => (await response.blob()).text()],
  ['a copy', (response) => response.clone().text()],
])('gives %s like any Response', async (_, read) => {
  const response = answer()
  expect(response.bodyUsed).toBe(false)
  expect(await read(response)).toBe(TEXT)
})

test('is used up by reading, not by copying', async () => {
  const response = answer()
  const copy = response.clone()
  expect([copy.status, copy.headers.get('Content-Type')]).toEqual([201, 'application/json'])
  expect(response.bodyUsed).toBe(false)
  await response.text()
  expect(response.bodyUsed).toBe(true)
  await expect(response.text()).rejects.toThrow(TypeError)
  expect(await copy.text()).toBe(TEXT)
})

test('no cache keeps it, unless it says so itself', () => {
  expect(new JsonAnswer('{}').headers.get('Cache-Control')).toBe('no-store')
  const headers = { 'Cache-Control': 'private, no-cache' }
  expect(new JsonAnswer('{}', { headers }).headers.get('Cache-Control')).toBe('private, no-cache')
})
