import { expect } from 'vitest'

/** What the checks of a test's answers find: a sentence for each point at which an answer and the contract disagree. */
const checks: Promise<readonly string[]>[] = []

/** Adds a check that is under way. */
export const addCheck = (check: Promise<readonly string[]>): void => void checks.push(check)

/** Waits for the checks since the last call and returns what they found. */
export async function takeFindings(): Promise<string[]> {
  return [...new Set((await Promise.all(checks.splice(0))).flat())]
}

const MESSAGE =
  'openapi/ does not declare these answers of the test (one that is meant to be wrong is given with `undeclared`)'

/** Fails a test that has given an answer which the contract does not declare. */
export async function expectAnswersOnContract(): Promise<void> {
  expect(await takeFindings(), MESSAGE).toEqual([])
}
