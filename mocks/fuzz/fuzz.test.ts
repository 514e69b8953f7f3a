import { expect, test } from 'vitest'
import { createContractCheck } from '../contract/contract-check'
import { fuzz, replay } from './run'
import type { ContractCheck } from '../contract/types'
import type { PlannedRequest } from './planned-request'
import { operationIds } from '../handlers/index'

const contract = createContractCheck()

/** Needs a provider's signature, which random requests lack. */
const NEVER_REACHED = ['loginWithProvider']

test(
  '10,000 random requests find no crash, nothing undeclared, no orphan, no wrong sum and no wrong index (FAK-11)',
  { timeout: 120_000 },
  async () => {
    const report = await fuzz({ seed: 1, requests: 10_000, contract })
    expect(report.problems, '`npm run fuzz` writes the requests that reproduce it').toEqual([])
    const succeeded = Object.entries(report.statuses)
      .filter(([, counts]) => Object.keys(counts).some((status) => status.startsWith('2')))
      .map(([operationId]) => operationId)
    expect(
      operationIds.filter((id) => !succeeded.includes(id)),
      'an operation that no random request succeeded with: give it values of the world in mocks/fuzz/plan.ts',
    ).toEqual(NEVER_REACHED)
  },
)

// With few successes a new operation, which changes all that follows it, would make the test above fail for another one.
test('hub connections are used and follow requests rejected with each seed', async () => {
  const reports = await Promise.all([2, 3].map((seed) => fuzz({ seed, requests: 4000, contract })))
  for (const { seed, problems, statuses } of reports) {
    expect(problems).toEqual([])
    const successes = ['connectHub', 'rejectFollow'].map((id) => statuses[id]?.[200] ?? 0)
    expect(Math.min(...successes), `seed ${seed}`).toBeGreaterThan(0)
  }
})

test('what goes wrong is reported once, with the shortest list of requests that brings it about', async () => {
  const violation = {
    operationId: 'addComment',
    direction: 'response' as const,
    pointer: '/planted',
  }
  const planted: ContractCheck = {
    request: async () => [],
    response: async (operationId, { status }) =>
      operationId === 'addComment' && status === 200 ? [{ ...violation, message: 'planted' }] : [],
  }
  const { problems, shortest } = await fuzz({ seed: 3, requests: 300, contract: planted })
  const problem = 'addComment: the response violates the document at /planted'
  expect(problems).toEqual([{ problem, detail: 'planted' }])
  expect(shortest).toMatchObject([{ operationId: 'addComment', method: 'POST' }])
  const printed: PlannedRequest[] = JSON.parse(JSON.stringify(shortest))
  expect(await replay(printed, { contract: planted })).toMatchObject({ problem })
  expect(await replay(printed, { contract })).toBeUndefined()
})

test('the same seed sends the same requests', async () => {
  const twice = await Promise.all([
    fuzz({ seed: 9, requests: 200, contract }),
    fuzz({ seed: 9, requests: 200, contract }),
  ])
  expect(twice[0]).toEqual(twice[1])
})
