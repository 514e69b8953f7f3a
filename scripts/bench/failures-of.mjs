import { stripVTControlCharacters } from 'node:util'

/**
 * What failed, by a Playwright report: for each failure the test, and the first line of why.
 * @param {any} report its JSON @returns {string[]}
 */
export function failuresOf(report) {
  /** @param {any} suite @returns {any[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  return [
    ...(report.errors ?? []).map(firstLine),
    ...specsOf(report).flatMap(({ title, tests }) =>
      tests
        .flatMap((/** @type {any} */ test) => test.results.at(-1)?.errors ?? [])
        .map((/** @type {any} */ error) => `${title}: ${firstLine(error)}`),
    ),
  ]
}

/** @param {{ message?: string }} error */
const firstLine = ({ message = 'failed' }) =>
  stripVTControlCharacters(message)
    .split('\n')[0]
    ?.replace(/^(Error: )+/, '') ?? ''
