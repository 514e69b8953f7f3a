import { expect, test } from 'vitest'
import { failuresOf } from './failures-of.mjs'

const spec = (/** @type {string} */ title, /** @type {string[]} */ ...messages) => ({
  title,
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
})

test('each failure is one line with the test and the first words of the reason, however deeply it is nested', () => {
  const red = '\u001B[31m'
  const report = {
    errors: [{ message: 'Error: no tests found\nmore' }],
    suites: [
      {
        specs: [spec('floor')],
        suites: [{ specs: [spec('linx', `${red}Error: 150 kB\n\nexpect`, 'Error: 7 long tasks')] }],
      },
    ],
  }
  expect(failuresOf(report)).toEqual(['no tests found', 'linx: 150 kB', 'linx: 7 long tasks'])
})
