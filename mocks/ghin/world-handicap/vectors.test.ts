import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answers } from './vector-answers.fixture'
import type { Rule, VectorInputs } from './vector-inputs.fixture'

type Vector<R extends Rule> = { rule: R; input: VectorInputs[R]; expected: object; note?: string }
const answerTo = <R extends Rule>({ rule, input }: Vector<R>): unknown => answers[rule](input)

const file = new URL('vectors.json', import.meta.url)
const vectors: Vector<Rule>[] = JSON.parse(readFileSync(file, 'utf8'))

test('all 189 published and derived examples are here', () => {
  expect(vectors).toHaveLength(189)
})

test.each(vectors.map((vector, at) => ({ ...vector, at, note: vector.note ?? '' })))(
  'world handicap: $rule, row $at $note',
  (vector) => {
    expect(answerTo(vector)).toEqual(vector.expected)
  },
)
