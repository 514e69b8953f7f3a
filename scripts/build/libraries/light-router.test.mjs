import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutNames, withoutUnused } from './light-router.mjs'

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const folder = join(router, 'dist/production')
const files = readdirSync(folder)
  .filter((name) => /^chunk-\w+\.mjs$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

test('the router’s file names its components as before, and what makes one can be left out', () => {
  const code = files.join('\n')
  expect(code).toContain('\nLink.displayName = "Link";\n')
  const light = withoutNames(code)
  expect(light).toMatch(/\nvar Link = \/\* @__PURE__ \*\/ React\w*\.forwardRef\(/)
  expect(light).not.toMatch(/^\S+\.displayName = /m)
})

const makesRouters = files.find((code) => code.includes('function createRouter(init) {')) ?? ''

test('what the app never asks of a router has a constant in its place', () => {
  const light = withoutUnused(makesRouters)
  for (const [before, after] of [
    ['if (init.patchRoutesOnNavigation) {', 'if (undefined) {'],
    ['fetch: fetch2,', undefined],
    ['isMutationMethod(opts.submission.formMethod)', undefined],
  ]) {
    expect(makesRouters).toContain(before)
    expect(light).not.toContain(before)
    if (after) expect(light).toContain(after)
  }
})

test('a router of another form ends the build', () => {
  expect(() =>
    withoutUnused(makesRouters.replaceAll('init.dataStrategy', 'init.strategy')),
  ).toThrow('The router has another form than scripts/build/libraries/light-router.mjs rewrites')
})
