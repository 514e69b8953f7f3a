import { expect, test } from 'vitest'
import { createBackend, saturdayRound } from '#mocks'
import { bugReport } from './bug-report'
import { golfers } from './golfers'

test('the report of a failed story has its link, its steps and the requests to the host', async () => {
  const backend = await createBackend(saturdayRound)
  await backend.handle(new Request('http://golf.test/api/diagnostic/version'))
  const text = bugReport({
    testInfo: { title: 'lost · A score is lost', error: { message: 'Expected: 1\nReceived: 0' } },
    scenario: 'saturday-round',
    as: golfers.nora,
    backend,
    address: 'http://localhost:1234/postscore?view=search',
    steps: ['I open the form', 'I press Post'],
    faults: [['postScore', { drop: 'after' }]],
  })
  expect(text).toContain(
    'Link:   http://localhost:4173/?scenario=saturday-round&as=nora@whitcombe.example&fault=postScore:drop-after-commit',
  )
  expect(text).toContain('Page:   /postscore?view=search')
  expect(text).toContain('  1. I open the form\n  2. I press Post  <- here')
  expect(text).toContain('23:30:00 GET /api/diagnostic/version 200')
  expect(text).toContain('Fails:  Expected: 1')
})
