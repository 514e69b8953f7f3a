import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutNames } from './light-router.mjs'

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const folder = join(router, 'dist/production')

test('the router’s file names its components as before, and what makes one can be left out', () => {
  const files = readdirSync(folder).filter((name) => /^chunk-\w+\.mjs$/.test(name))
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  expect(code).toContain('\nLink.displayName = "Link";\n')
  const light = withoutNames(code)
  expect(light).toMatch(/\nvar Link = \/\* @__PURE__ \*\/ React\w*\.forwardRef\(/)
  expect(light).not.toMatch(/^\S+\.displayName = /m)
})
