import type { TestInfo } from '@playwright/test'
import { linkQuery, type Backend, type Fault } from '#mocks'
import type { Golfer } from './golfers'

type Failed = {
  testInfo: Pick<TestInfo, 'title' | 'error'>
  scenario: string
  as: Golfer | null
  backend: Backend
  /** Where the page was. */
  address: string
  steps: readonly string[]
  faults: readonly [operationId: string, fault: Fault][]
}

/** How much of the journal a bug needs. */
const NEWEST = 30

/** The link that opens the same world in the demo (`npm start`). Faults with their own message cannot be part of a link. */
function demoLink({ scenario, as, faults }: Failed): string {
  const query = linkQuery({
    world: { scenario },
    ...(as && { as: as.email }),
    net: 0,
    jitter: 0,
    faults: faults.map(([operationId, fault]) => ({ operationId, fault })),
    skew: 0,
    flags: [],
    bar: true,
  })
  return `http://localhost:4173/?${query}`
}

/** What a tester pastes into a bug: the link, the steps up to the one that failed, and what was asked of the host. */
export function bugReport(failed: Failed): string {
  const { testInfo, backend, address, steps, as } = failed
  const journal = backend.journal.entries
    .slice(-NEWEST)
    .map(({ at, method, path, status }) => `  ${at.slice(11, 19)} ${method} ${path} ${status}`)
  const errorText = testInfo.error?.message?.split('\n')[0] ?? 'no error'
  const path = address && new URL(address).pathname + new URL(address).search
  return [
    '',
    `## ${testInfo.title}`,
    `Link:   ${demoLink(failed)}`,
    `Golfer: ${as?.name ?? 'signed out'}`,
    `Page:   ${path || 'closed'}`,
    `Fails:  ${errorText}`,
    'Steps:',
    ...steps.map((step, at) => `  ${at + 1}. ${step}${at === steps.length - 1 ? '  <- here' : ''}`),
    `Journal (newest ${journal.length}):`,
    ...journal,
    '',
  ].join('\n')
}
