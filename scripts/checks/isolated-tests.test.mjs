import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What `ALONE` of vite.config.ts lists: the tests that share no modules with others. */
const [, list = ''] =
  /const ALONE = \[([^\]]*)\]/.exec(readFileSync(`${root}vite.config.ts`, 'utf8')) ?? []
const alone = [...list.matchAll(/'([^']+)'/g)].map(([, glob = '']) => glob)

test('a Node test that replaces a module shares its modules with no other test', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'mocks'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((name) => /(?<!\.browser)\.test\.ts$/.test(name) && existsSync(root + name))
  const replacing = files.filter((name) =>
    /\bvi\.(?:mock|doMock)\(/.test(readFileSync(root + name, 'utf8')),
  )
  expect(replacing).not.toEqual([])
  expect(replacing.filter((name) => !alone.some((glob) => matchesGlob(name, glob)))).toEqual([])
})
