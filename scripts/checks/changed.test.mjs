import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedFiles, checksFor } from './changed.mjs'

const titles = (/** @type {string[]} */ ...files) =>
  checksFor(files, () => true).map(([title]) => title)

test('only checks that the changed files can make fail are run', () => {
  expect(titles()).toEqual([])
  expect(titles('src/ui/button.tsx')).toEqual([
    'types',
    'lint of what changed',
    'format of what changed',
  ])
  const lint = checksFor(['src/ui/button.tsx', 'src/ui/button.css'], () => true).find(([title]) =>
    title.startsWith('lint of'),
  )
  expect(lint?.[1].filter((word) => word.startsWith('src/'))).toEqual(['src/ui/button.tsx'])
  expect(titles('src/ui/button.css')).toEqual([
    'no long style sheet or page',
    'format of what changed',
  ])
  expect(titles('openapi/schemas/linx.yaml')).toEqual(['generated files are current'])
  expect(titles('scripts/checks/evidence.mjs')).toContain('generated files are current')
  expect(titles('src/public/old-browser.html')).toEqual(['no long style sheet or page'])
  expect(titles('package-lock.json')).toContain('lock file')
  expect(titles('scripts/checks/layers.mjs')).toContain('files made from the layer table')
  expect(titles('scripts/checks/lint-rules.mjs')).toContain('lint self-test')
})

test('a removed file is not linted, and files that need it are checked', () => {
  expect(checksFor(['src/ui/button.tsx'], () => false).map(([title]) => title)).toEqual(['types'])
})

test('changed files are those that differ from the main branch, including new and removed ones', () => {
  const root = mkdtempSync(join(tmpdir(), 'linx-changed-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
      cwd: root,
      stdio: 'pipe',
    })
  const write = (/** @type {string} */ name, text = '1') => writeFileSync(join(root, name), text)
  expect(changedFiles(root)).toBeUndefined()
  git('init', '-q', '-b', 'main')
  for (const name of ['same.ts', 'edited.ts', 'gone.ts']) write(name)
  git('add', '-A')
  git('commit', '-qm', 'Begin')
  git('checkout', '-qb', 'topic')
  write('committed.ts')
  git('add', '-A')
  git('commit', '-qm', 'More')
  write('edited.ts', '2')
  write('new.ts')
  rmSync(join(root, 'gone.ts'))
  expect(changedFiles(root)?.toSorted()).toEqual(['committed.ts', 'edited.ts', 'gone.ts', 'new.ts'])
})
