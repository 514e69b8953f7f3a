import { ENGINES, howToInstall, isEveryEngineRequired } from './find.mjs'

/**
 * @typedef {import('@playwright/test/reporter').JSONReport} Report
 * @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite
 * @typedef {import('@playwright/test/reporter').JSONReportTest} Test
 */

/** @param {Suite} suite @returns {Test[]} */
const testsIn = (suite) => [
  ...suite.specs.flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsIn),
]

/**
 * The result of each engine's tests, a line each: 'firefox 153.7.0: 29 steps passed, 0 failed (45 s)'.
 * @param {Report} report @returns {string[]}
 */
export function engineLines(report) {
  const tests = report.suites.flatMap(testsIn)
  return ENGINES.flatMap((name) => {
    const results = tests
      .filter(({ projectName }) => projectName === name)
      .flatMap(({ results: runs, annotations }) => runs.map((run) => ({ ...run, annotations })))
    if (results.length === 0) return []
    const steps = results.flatMap(({ steps: made = [] }) => made)
    const failed = steps.filter(({ error }) => error).length
    const version = results.flatMap(({ annotations }) => annotations)[0]?.description ?? ''
    const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
    return `${name} ${version}: ${steps.length - failed} steps passed, ${failed} failed (${seconds.toFixed(0)} s)`
  })
}

/**
 * A line for each engine that was not tested.
 * @param {readonly ('firefox' | 'webkit')[]} missing
 * @returns {{ lines: string[], failed: number }} in CI each of them is a failure
 */
export const missingLines = (missing) => ({
  lines: missing.map(
    (name) => `${name} was not tested: it is not installed. ${howToInstall(name)}`,
  ),
  failed: isEveryEngineRequired() ? missing.length : 0,
})
