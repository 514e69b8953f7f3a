import { expect, test, vi } from 'vitest'
import { call, NORA, openWorld } from '../testing'
import { createContractLog } from './log'
import type { ContractCheck, Violation } from './types'

const wrong: Violation = { operationId: 'login', direction: 'request', pointer: '', message: 'no' }

/** A check that reports the same violation for every request. */
const pedantic: ContractCheck = {
  request: async () => [wrong],
  response: async () => [],
}

const send = (log: ReturnType<typeof createContractLog>) =>
  log.request('login', new Request('http://golf.test/api/auth/login'), new Uint8Array())

/** The errors printed so far; a printed error that no test has looked at fails it. */
function printed(): string {
  const { mock } = vi.mocked(console.error)
  const lines = mock.calls.map((args) => args.map(String).join(' '))
  vi.mocked(console.error).mockClear()
  return lines.join('\n')
}

test('a crash has its place and its stack after any number of bad requests (FAK-07)', async () => {
  vi.mocked(console.error).mockReturnValue(undefined)
  const log = createContractLog(pedantic)
  for (let sent = 0; sent < 1100; sent++) await send(log)
  log.crash('postScore', new RangeError('Out of bounds.'))
  const [crash] = log.violations.filter(({ operationId }) => operationId === 'postScore')
  expect(crash?.message).toContain('RangeError: Out of bounds.')
  expect(crash?.message).toContain('log.test.ts')
  expect(log.violations).toHaveLength(1001)
  expect(printed()).toMatch(/postScore[^]*RangeError: Out of bounds\.[^]*at /)
})

test('the same crash again and again is in the list once, and does not push another one out', async () => {
  vi.mocked(console.error).mockReturnValue(undefined)
  const log = createContractLog(undefined)
  const error = new RangeError('Out of bounds.')
  for (let times = 0; times < 1500; times++) log.crash('postScore', error)
  log.crash('addComment', new Error('Another one.'))
  expect(log.violations.map(({ operationId }) => operationId)).toEqual(['postScore', 'addComment'])
  expect(printed().match(/The fake crashed/g)).toHaveLength(2)
  log.accept(log.violations.slice(0, 1))
  expect(log.violations).toMatchObject([{ operationId: 'addComment' }])
  log.clear()
  expect(log.violations).toEqual([])
})

test('a handler that crashes is printed with its stack (FAK-07)', async () => {
  vi.mocked(console.error).mockReturnValue(undefined)
  const backend = await openWorld()
  vi.spyOn(backend.db.users, 'change').mockRejectedValue(new RangeError('No such row.'))
  const { status } = await call(backend, 'POST', '/api/linx/update-us_last_notify', { as: NORA })
  expect(status).toBe(500)
  expect(printed()).toMatch(/updateLastNotify[^]*No such row[^]*at /)
  backend.contract.accept(backend.contract.violations)
})
