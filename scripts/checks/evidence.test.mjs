import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { evidenceOf } from './evidence.mjs'

const operation = { operationId: 'getVersion', 'x-provenance': 'specified' }

test('the most critical points are confirmed first, in the order in which they are written', () => {
  const page = evidenceOf(
    {
      info: {
        title: 'Host',
        'x-confirm-first': [
          { about: 'postedDate', chosen: 'The day\nof play.', otherwise: 'Scores look alike.' },
          { about: 'CORS', chosen: 'Allowed.', otherwise: 'No call | works.' },
        ],
      },
      paths: { '/api/version': { get: operation } },
    },
    [],
  )
  const [first = '', rest = ''] = page.split('## Inferred operations')
  expect(first).toContain(
    '| postedDate | The day of play. | Scores look alike. |\n| CORS | Allowed. | No call \\| works. |',
  )
  expect(rest).not.toContain('postedDate')
})

/** What a host's owner must confirm before anything else. */
const FIRST = [
  '`idempotencyKey`',
  'Token lifetimes',
  'Access-Control-Max-Age',
  'Access-Control-Expose-Headers',
  'Retry-After',
  'Authorization, Content-Type, New-Session',
  'four calls that visitors make too',
  'no-store',
  'golf_scores',
  'golf_rounds',
  'parentScoreId',
  'name changes when a golfer joins',
  'ProblemDetails',
  "'in the future'",
  'ReceiveLinxUpdate',
  '`updatedItem`',
  '`formsUsed`',
  'Fields without a description',
]

test('the page of this document begins with the day of play and names what else breaks most (DOC-02, DIA-07)', () => {
  const page = readFileSync(new URL('../../openapi/evidence.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| '))
  expect(rows[2]).toMatch(/^\| `postedDate`/)
  const first = rows.slice(2, 20).join('\n')
  for (const about of FIRST) expect(first).toContain(about)
})
