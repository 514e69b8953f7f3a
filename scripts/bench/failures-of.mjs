import { stripVTControlCharacters } from 'node:util'

/**
 * The parts of a Playwright report that are used here: files are suites, and `describe` is a suite within one.
 * @typedef {{ message?: string }} Failure
 * @typedef {{ title: string, tests: { results: { errors?: Failure[] }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * The failures in a Playwright report, each with its test and the first line of the reason.
 * @param {Suite & { errors?: Failure[] }} report its JSON @returns {string[]}
 */
export function failuresOf(report) {
  /** @param {Suite} suite @returns {Spec[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  return [
    ...(report.errors ?? []).map(firstLine),
    ...specsOf(report).flatMap(({ title, tests }) =>
      tests
        .flatMap((test) => test.results.at(-1)?.errors ?? [])
        .map((error) => `${title}: ${firstLine(error)}`),
    ),
  ]
}

/** @param {Failure} error */
const firstLine = ({ message = 'failed' }) =>
  stripVTControlCharacters(message)
    .split('\n')[0]
    ?.replace(/^(Error: )+/, '') ?? ''
