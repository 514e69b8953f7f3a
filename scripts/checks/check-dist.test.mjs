import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkDist } from './check-dist.mjs'

test('a build with a word of the fake backend in it fails, and says where; one without passes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linx-dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'app.js'), 'const feed = []')
  expect(() => checkDist(folder)).not.toThrow()
  writeFileSync(join(folder, 'more.js'), "const golfer = 'nora@whitcombe.example'")
  expect(() => checkDist(folder)).toThrow(/more\.js: whitcombe/)
})
