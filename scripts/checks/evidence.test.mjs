import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { evidenceOf } from './evidence.mjs'

const operation = { operationId: 'getVersion', 'x-provenance': 'specified' }

test('what breaks most is confirmed first, in the order it is written', () => {
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

test('the page of this document begins with the day of play', () => {
  const page = readFileSync(new URL('../../openapi/evidence.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| '))
  expect(rows[2]).toMatch(/^\| `postedDate`/)
  for (const about of ['CORS', 'ProblemDetails', 'no-store', 'ReceiveLinxUpdate', 'formsUsed'])
    expect(rows.slice(2, 20).join('\n')).toContain(about)
})
