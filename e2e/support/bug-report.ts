import { execFileSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import type { TestInfo } from '@playwright/test'
import { linkQuery, type Backend, type Fault } from '#mocks'

type Failed = {
  testInfo: Pick<TestInfo, 'title' | 'error'>
  scenario: string
  /** The id of the golfer who is signed in when the story fails. */
  userId: number | undefined
  backend: Backend
  /** The page's address. */
  address: string
  /** Name and version, as in 'chromium 156.0'. */
  browser: string
  steps: readonly string[]
  /** Files beside the report: a screenshot of the page, and the world, which a link opens by name. */
  picture?: string
  world?: string
}

/** How many of the journal's requests a report lists. */
const MAX_REQUESTS = 30
/** Matches the lines of Playwright's message that state the expected and the received value. */
const EXPECTATION_LINE = /^\s*(Error:|Locator:|Expected|Received|Timeout|- waiting for)/

/** The link that opens the world in the demo (`npm start`) as it stood when it failed. Faults with their own message cannot be part of a link. */
function demoLink({ scenario, userId, backend, world }: Failed): string {
  const as = backend.users().find(({ id }) => id === userId)?.email
  const faults = backend.faults.list()
  const base = { net: 0, jitter: 0, skew: 0, flags: [], bar: true, kiosk: false }
  const query = linkQuery({
    world: { scenario },
    ...(as !== undefined && { as }),
    ...base,
    faults,
    ...(world !== undefined && { import: world }),
  })
  return `http://localhost:4173/?${query}`
}

/** The commit of this checkout; a text in its place if there is no Git history. */
function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

/** The expected and the received value, in Playwright's words. */
function failureLines(error: TestInfo['error']): string[] {
  const lines = stripVTControlCharacters(error?.message ?? 'no error').split('\n')
  const [first = ''] = lines
  return [first, ...lines.slice(1).filter((line) => EXPECTATION_LINE.test(line))]
}

const faultText = (operationId: string, fault: Fault) => `${operationId} ${JSON.stringify(fault)}`

/** The text that a tester pastes into a bug: the link, the expected and the actual result, the steps, and the requests. */
export function bugReport(failed: Failed): string {
  const { testInfo, backend, address, steps, userId, browser, picture } = failed
  const journal = backend.journal.entries
    .slice(-MAX_REQUESTS)
    .map(({ at, method, path, status }) => `  ${at.slice(11, 19)} ${method} ${path} ${status}`)
  const golfer = backend.users().find(({ id }) => id === userId)
  const path = address && new URL(address).pathname + new URL(address).search
  const faults = backend.faults
    .list()
    .map(({ operationId, fault }) => faultText(operationId, fault))
  return [
    '',
    `## ${testInfo.title}`,
    `Link:    ${demoLink(failed)}`,
    `Golfer:  ${golfer ? `${golfer.name} (${golfer.email})` : 'signed out'}`,
    `Page:    ${path || 'closed'}`,
    `Build:   ${commit()}, ${browser}`,
    `Moment:  ${backend.clock.iso()}`,
    `Faults:  ${faults.join(', ') || 'none'}`,
    ...(picture === undefined ? [] : [`Picture: ${picture}`]),
    'Expected, and what came:',
    ...failureLines(testInfo.error).map((line) => `  ${line.trim()}`),
    'Steps:',
    ...steps.map((step, at) => `  ${at + 1}. ${step}${at === steps.length - 1 ? '  <- here' : ''}`),
    `Journal (newest ${journal.length}):`,
    ...journal,
    '',
  ].join('\n')
}
