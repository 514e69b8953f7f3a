import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { APP, DEMO, folderOf, noteOf } from './folders.mjs'
import { beginBuild, isFresh } from './fresh.mjs'

test('the tests build into folders of their own', () => {
  const both = [false, true]
  const owners = both.map((demo) => folderOf({ demo, test: false }))
  const tests = both.map((demo) => folderOf({ demo, test: true }))
  expect(owners).toEqual([APP, DEMO])
  expect(new Set([...owners, ...tests]).size).toBe(4)
})

test('no test, story, bench or gallery writes to or reads from the folders of an owner’s builds', () => {
  const runners = ['test', 'qa', 'bench', 'gallery'].map((name) => `scripts/${name}.mjs`)
  const builds = runners.map((file) => [file, readFileSync(file, 'utf8')])
  const bare = builds.flatMap(([file, text = '']) =>
    [...text.matchAll(/'scripts\/build\.mjs'(?:, '--\w+[\w-]*')*/g)]
      .filter(([call]) => !call.includes('--test'))
      .map(([call]) => `${file}: ${call}`),
  )
  expect(bare).toEqual([])
  const reads = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('.'))
    .filter((file) => /['"`]dist(?:-demo)?['"`/]/.test(readFileSync(`e2e/${file}`, 'utf8')))
  expect(reads).toEqual([])
})

/** A build folder with a page, and a source of it: the folder of a brand. */
function buildFolder() {
  const made = mkdtempSync(join(tmpdir(), 'linx-fresh-'))
  const folder = relative('.', made)
  onTestFinished(() => {
    rmSync(made, { recursive: true })
    rmSync(join('node_modules', noteOf('built', folder)), { force: true })
  })
  writeFileSync(join(made, 'index.html'), '')
  return { folder, source: join(made, 'branding.json'), values: { VITE_BRANDING: made } }
}

test('a build that was not completed is not up to date', () => {
  const { folder, values } = buildFolder()
  beginBuild(folder, values)()
  expect(isFresh(folder, values)).toBe(true)
  beginBuild(folder, { ...values, VITE_PRODUCT_NAME: 'Another' }) // interrupted
  expect(isFresh(folder, values)).toBe(false)
})

test('a file that was saved during a build is built the next time', () => {
  const { folder, source, values } = buildFolder()
  const markFresh = beginBuild(folder, values)
  writeFileSync(source, '{}')
  markFresh()
  expect(isFresh(folder, values)).toBe(false)
})
