import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { APP, DEMO, folderOf } from './folders.mjs'

test('the tests build into folders of their own', () => {
  const both = [false, true]
  const owners = both.map((demo) => folderOf({ demo, test: false }))
  const tests = both.map((demo) => folderOf({ demo, test: true }))
  expect(owners).toEqual([APP, DEMO])
  expect(new Set([...owners, ...tests]).size).toBe(4)
})

test('no test, story, bench or gallery builds or reads what an owner built', () => {
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
