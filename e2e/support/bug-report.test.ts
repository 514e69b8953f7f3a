import { expect, test } from 'vitest'
import { createBackend, saturdayRound } from '#mocks'
import { bugReport } from './bug-report'

async function report(userId: number | undefined) {
  const backend = await createBackend(saturdayRound)
  await backend.handle(new Request('http://golf.test/api/diagnostic/version'))
  backend.faults.set('postScore', { drop: 'after' })
  return bugReport({
    testInfo: {
      title: 'lost · A score is lost',
      error: {
        message: 'Error: \u001b[2mexpect(\u001b[22mnumber)\n\nExpected: 1\nReceived: 0\n  at x',
      },
    },
    scenario: 'saturday-round',
    userId,
    backend,
    address: 'http://localhost:1234/postscore?view=search',
    browser: 'chromium 156.0',
    steps: ['I open the form', 'I press Post'],
    picture: 'e2e/.results/lost/failed.png',
    world: 'lost',
  })
}

test('the report of a failed story contains everything a bug report needs', async () => {
  const text = await report(2)
  expect(text).toContain(
    'Link:    http://localhost:4173/?scenario=saturday-round&as=marcus@bell.example&fault=postScore:drop-after-commit&import=lost',
  )
  expect(text).toContain('Golfer:  Marcus Bell (marcus@bell.example)')
  expect(text).toContain('Page:    /postscore?view=search')
  expect(text).toMatch(/Build: {3}\S+, chromium 156\.0/)
  expect(text).toContain('Picture: e2e/.results/lost/failed.png')
  expect(text).toContain('  Error: expect(number)\n  Expected: 1\n  Received: 0\nSteps:')
  expect(text).toContain('  1. I open the form\n  2. I press Post  <- here')
  expect(text).toContain('23:30:00 GET /api/diagnostic/version 200')
  expect(text).toContain('Faults:  postScore {"drop":"after"}')
})

test('the report names no golfer if nobody is signed in', async () => {
  const text = await report(undefined)
  expect(text).toContain('Golfer:  signed out')
  expect(text).toContain('/?scenario=saturday-round&fault=')
})
