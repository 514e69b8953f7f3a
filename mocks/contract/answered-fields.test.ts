import { expect, test } from 'vitest'
import { asJson, type Json } from '../lib/json'
import { operator } from '../scenarios/operator'
import { openWorld } from '../testing'
import { accounts } from './coverage/accounts.fixture'
import { createFieldRecord } from './coverage/answered-fields.fixture'
import { golf } from './coverage/golf.fixture'
import { hub } from './coverage/hub.fixture'
import { people } from './coverage/people.fixture'
import { sends, type Recipe, type Recipes } from './coverage/recipe.fixture'
import { unansweredFields } from './coverage/unreachable.fixture'
import { contractDocument, operationsOf } from './document'

// No other check finds an optional field that the document declares and no serializer writes, because it may be absent.

const recipes: Recipes = { ...accounts, ...golf, ...people, ...hub }
const recipesOf = (id: string) =>
  Object.entries(recipes[id] ?? {}).map(([status, recipe]) => ({ status: Number(status), recipe }))

/** Requests that show fields which the coverage recipes do not, some in another scenario. */
const more: Readonly<Record<string, { recipe: Recipe; scenario?: typeof operator }>> = {
  getUsageReport: {
    recipe: sends('GET', '/api/usage/report', { headers: { 'X-Access-Key': 'linx-operator' } }),
    scenario: operator,
  },
  negotiateHub: {
    recipe: sends('POST', '/hubs/linx/negotiate?negotiateVersion=1&useStatefulReconnect=true'),
  },
  loginWithProvider: {
    recipe: async (backend) => {
      backend.tokens.configure({ ttlSeconds: 60 }) // a lifetime of an hour would be left out
      return recipes['loginWithProvider']?.[200]?.(backend) ?? Promise.reject(new RangeError())
    },
  },
}

type Answer = { id: string; status: number; json: unknown }

async function callAll(): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const id of operationsOf(contractDocument).keys()) {
    for (const { status, recipe } of recipesOf(id))
      answers.push({ id, status, json: (await recipe(await openWorld())).json })
    const { recipe, scenario } = more[id] ?? {}
    if (recipe)
      answers.push({ id, status: 200, json: (await recipe(await openWorld({}, scenario))).json })
  }
  return answers
}

let responses: Promise<Answer[]> | undefined

/** The fields a document declares that no response has. */
async function unansweredOf(document: Json): Promise<readonly string[]> {
  const operations = operationsOf(document)
  const fields = createFieldRecord(document, operations.values())
  for (const { id, status, json } of await (responses ??= callAll())) {
    const operation = operations.get(id)
    if (operation) fields.note(operation, status, json)
  }
  return fields.unanswered()
}

const REMEDY =
  'declared in openapi/ and answered nowhere: write it in mocks/serializers/ (or the handler), or give the reason in unansweredFields'

test('every declared field is answered, or listed with the reason why it is not', async () => {
  const unanswered = await unansweredOf(contractDocument)
  expect(
    unanswered.filter((name) => unansweredFields[name] === undefined),
    REMEDY,
  ).toEqual([])
  expect(
    Object.keys(unansweredFields).filter((name) => !unanswered.includes(name)),
    'listed in unansweredFields, but answered or not declared',
  ).toEqual([])
  for (const reason of Object.values(unansweredFields)) expect(reason).toMatch(/^[A-Z].{20,}\.$/)
})

test('a field that is only declared is named by its schema', async () => {
  const document = asJson(structuredClone(contractDocument))
  const at = (...steps: string[]) =>
    steps.reduce<Json>((inner, step) => asJson(inner[step]), document)
  Object.assign(at('components', 'schemas', 'LinxItem', 'properties'), {
    weather: { type: 'string' },
  })
  Object.assign(at('components', 'schemas', 'LinxPage', 'properties'), {
    total: { type: 'integer' },
  })
  expect((await unansweredOf(document)).filter((name) => !unansweredFields[name])).toEqual([
    'LinxItem.weather',
    'LinxPage.total',
  ])
})
