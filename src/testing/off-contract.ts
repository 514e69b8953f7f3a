import { expect } from 'vitest'

/** What the checks of a test's responses find: a sentence for each difference between a response and the contract. */
const checks: Promise<readonly string[]>[] = []

/** Adds a check that is under way. */
export const addCheck = (check: Promise<readonly string[]>): void => void checks.push(check)

/** Waits for the checks since the last call and returns what they found. */
export async function takeFindings(): Promise<string[]> {
  return [...new Set((await Promise.all(checks.splice(0))).flat())]
}

const MAX_LINES = 20

/** Fails a test that has given a response which the contract does not declare. */
export async function expectResponsesOnContract(): Promise<void> {
  const found = await takeFindings()
  if (found.length === 0) return
  const title = `openapi/ does not declare what this test responds (${found.length} findings):`
  const hint =
    'Give a whole response (builders.ts), or one that is wrong on purpose as undeclared(why, …).'
  expect.fail([title, ...found.slice(0, MAX_LINES), hint].join('\n'))
}
