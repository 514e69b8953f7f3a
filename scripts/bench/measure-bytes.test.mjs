import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../help.mjs'
import { brotliBytes } from './measure-bytes.mjs'

/** @param {string} text */
function weigh(text) {
  const file = join(temporaryFolder('weigh'), 'start.js')
  writeFileSync(file, text)
  return brotliBytes(file)
}

test('the weight of a file does not depend on the hashes of the files it names', () => {
  const imports = (/** @type {string[]} */ hashes) =>
    hashes.map((hash, at) => `import "./page${at}-${hash}.js"`).join(';')
  const weight = weigh(imports(['aaaaaaa', 'aaaaaaa', 'aaaaaaa']))
  expect(weigh(imports(['3Dl-YXM', 'Psx11Hj', '_7zxOFq']))).toBe(weight)
  expect(weigh(`${imports(['3Dl-YXM', 'Psx11Hj', '_7zxOFq'])};start()`)).toBeGreaterThan(weight)
})
