import { beforeAll, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '../backend/backend'
import { associationDown } from '../scenarios/association-down'
import { associationOperations } from '../scenarios/association-operations'
import { saturdayRound } from '../scenarios/saturday-round'
import { openWorld } from '../testing'
import { createContractCheck } from './contract-check'
import { accounts } from './coverage/accounts.fixture'
import { breaksDuring, generalRecipe } from './coverage/every-operation.fixture'
import { golf } from './coverage/golf.fixture'
import { hub } from './coverage/hub.fixture'
import { people } from './coverage/people.fixture'
import type { Recipe, Recipes } from './coverage/recipe.fixture'
import { nowhereReached, unreachable, withoutAssociation } from './coverage/unreachable.fixture'
import { contractDocument, operationsOf, type DocumentedOperation } from './document'

// The fake answers with every status that the document declares, without a fault, or the status is listed with the reason
// why it cannot. (Handler and test file of every operation: document.test.ts.)

const recipes: Recipes = { ...accounts, ...golf, ...people, ...hub }
const operations = [...operationsOf(contractDocument).values()]
const needsAssociation = (id: string) =>
  id === 'updateCurrentUser' || associationOperations.some((each) => each === id)

/** Why the fake never answers with a status; undefined if it does. */
function reasonOf({ id }: DocumentedOperation, status: number): string | undefined {
  if (status === 503 && !needsAssociation(id)) return withoutAssociation
  return unreachable[id]?.[status] ?? nowhereReached[status]
}

function recipeOf(operation: DocumentedOperation, status: number): Recipe | undefined {
  const own = recipes[operation.id] ?? {}
  const good = own[200] ?? own[202]
  if (own[status]) return own[status]
  if (status === 503) return good
  return status === 500 && good ? breaksDuring(operation, good) : generalRecipe(operation, status)
}

/** Refusals that all operations have in common change no rows, so they share this world. */
let sharedWorld: Backend
beforeAll(async () => {
  sharedWorld = await createBackend(saturdayRound, { contract: createContractCheck() })
})

describe.each(operations)('$id', (operation) => {
  const { id, responses } = operation
  const statuses = Object.keys(responses).map(Number)

  test.each(statuses.filter((status) => reasonOf(operation, status) === undefined))(
    'answers %i',
    async (status) => {
      const recipe = recipeOf(operation, status)
      expect(recipe, `${id} ${status}: no recipe, and no reason in unreachable`).toBeDefined()
      const isRefusal = recipes[id]?.[status] === undefined && status < 500
      const scenario = status === 503 ? associationDown : saturdayRound
      const backend = isRefusal ? sharedWorld : await openWorld({}, scenario)
      if (status !== 503) expect(backend.faults.list()).toEqual([])
      const times = () => backend.contract.coverage[id]?.[status] ?? 0
      const before = times()
      const answered = await recipe?.(backend)
      expect(answered?.status).toBe(status)
      expect(backend.contract.violations).toEqual([])
      // Proves that this operation answered. A WebSocket upgrade is the server's own and is not counted.
      if (status !== 101) expect(times()).toBeGreaterThan(before)
    },
  )

  test('has recipes and reasons for declared statuses only, and never both', () => {
    const own = Object.keys(recipes[id] ?? {}).map(Number)
    const excused = Object.keys(unreachable[id] ?? {}).map(Number)
    expect(statuses).toEqual(expect.arrayContaining([...own, ...excused]))
    expect(own.filter((status) => reasonOf(operation, status) !== undefined)).toEqual([])
  })
})

test('recipes and reasons are of operations there are', () => {
  const ids = operations.map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining([...Object.keys(recipes), ...Object.keys(unreachable)]),
  )
  const reasons = Object.values(unreachable).flatMap((byStatus) => Object.values(byStatus))
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{20,}\.$/)
})
