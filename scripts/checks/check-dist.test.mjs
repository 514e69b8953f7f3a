import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkCompileHints, checkDist, checkReporter } from './check-dist.mjs'

test('a build with a word of the fake backend in it fails, and says where; one without passes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linx-dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'app.js'), 'const feed = []')
  expect(() => checkDist(folder)).not.toThrow()
  writeFileSync(join(folder, 'more.js'), "const golfer = 'nora@whitcombe.example'")
  expect(() => checkDist(folder)).toThrow(/more\.js: whitcombe/)
})

test('a build whose error reports need the code of a page fails, and names it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linx-dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  expect(() => checkReporter(folder)).toThrow('no file that reports errors')
  const after = join(folder, 'assets/after-1.js')
  writeFileSync(after, 'import{a as e}from"./start-1.js";export{e as t}')
  expect(() => checkReporter(folder)).not.toThrow()
  writeFileSync(after, 'import{a as e}from"./start-1.js";import{b as n}from"./ui-1.js";')
  expect(() => checkReporter(folder)).toThrow('after-1.js reports errors and needs ui-1.js')
})

test('a build whose first files do not begin with the comment to compile all functions fails, and names the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linx-dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  /** @param {string} name @param {string} code */
  const write = (name, code) => writeFileSync(join(folder, 'assets', name), code)
  write('start-scores-1234567.js', 'code')
  write('start-1234567.js', '//# allFunctionsCalledOnLoad\ncode')
  expect(() => checkCompileHints(folder)).toThrow('no file feed')
  write('feed-1-34_67.js', '//# allFunctionsCalledOnLoad\ncode')
  expect(() => checkCompileHints(folder)).not.toThrow()
  write('feed-1-34_67.js', 'code\n//# allFunctionsCalledOnLoad\n')
  expect(() => checkCompileHints(folder)).toThrow('feed-1-34_67.js does not begin')
})
