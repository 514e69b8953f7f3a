import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { lightRouter, UNUSED, withoutNames, withoutUnused } from './light-router.mjs'

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const folder = join(router, 'dist/production')
const files = readdirSync(folder)
  .filter((name) => /^chunk-\w+\.mjs$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

test('the router’s file exports its components as before, and the code that creates one can be left out', () => {
  const code = files.join('\n')
  expect(code).toContain('\nLink.displayName = "Link";\n')
  const light = withoutNames(code)
  expect(light).toMatch(/\nvar Link = \/\* @__PURE__ \*\/ React\w*\.forwardRef\(/)
  expect(light).not.toMatch(/^\S+\.displayName = /m)
})

const makesRouters = files.find((code) => code.includes('function createRouter(init) {')) ?? ''

test('options that the app never gives a router are replaced by constants', () => {
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

test('the places in this release of the router that get a constant: read those that an update adds', () => {
  const places = UNUSED.map(([pattern]) => [makesRouters.match(pattern)?.length, pattern.source])
  expect(places.map((one) => one.join(' × '))).toMatchInlineSnapshot(`
    [
      "2 × \\binit\\.patchRoutesOnNavigation != null",
      "23 × \\binit\\.(?:patchRoutesOnNavigation|instrumentations|hydrationData)\\b",
      "2 × \\bopts\\?\\.hydrationData \\|\\| parseHydrationData\\(\\)",
      "1 × \\binit\\.dataStrategy \\|\\| defaultDataStrategyWithMiddleware\\b",
      "2 × \\binit\\.dataStrategy\\b",
      "1 × (?<=\\blet runClientMiddleware = )isStaticHandler \\? [^]*?^ {2}\\};$",
      "1 × (?<=\\bif \\()typeof route\\.lazy === "function"(?=\\) \\{)",
      "2 × (?<=\\bif \\()this\\.context\\b",
      "1 × \\bisDataRoute \\? useNavigateStable\\(\\) : useNavigateUnstable\\(\\)",
      "8 × \\bfogOfWar\\.active(?! = )",
      "4 × (?<=\\bif \\()isFogOfWar(?=\\))",
      "1 × ^ +patchRoutes,$",
      "1 × ^ +_internalSetRoutes,$",
      "1 × (?<=^function normalizeNavigateOptions\\(.+\\n {2}if \\()!opts \\|\\| !isSubmissionNavigation\\(opts\\)",
      "17 × (?<!function )\\bisMutationMethod\\([\\w.]+\\)",
      "1 × ^ +fetch: fetch2,$",
      "1 × ^ +getFetcher,\\n +resetFetcher,\\n +deleteFetcher: queueFetcherForDeletion,$",
      "1 × ^ +fetchLoadMatches\\.forEach\\(\\(f, key\\) => \\{\\n[^]*?^ {2}\\}\\);$",
      "1 × (?<=\\bif \\()f\\.matches && f\\.match && f\\.request && f\\.controller(?=\\))",
      "2 × (?<=\\bif \\()blockerKey(?: && delta != null)?(?=\\))",
      "1 × ^ +getBlocker,\\n +deleteBlocker,$",
      "1 × (?<=\\bif \\()opts\\?\\.mask(?=\\))",
      "1 × (?<=\\bif \\()!viewTransitionOpts \\|\\| !isViewTransitionAvailable(?=\\))",
    ]
  `)
})

test('a router of another form ends the build', () => {
  expect(() =>
    withoutUnused(makesRouters.replaceAll('init.dataStrategy', 'init.strategy')),
  ).toThrow('The router has another form than scripts/build/libraries/light-router.mjs rewrites')
})

test('a build in which no file makes routers ends, one that has failed anyway keeps its reason', () => {
  const { buildEnd } = lightRouter()
  if (typeof buildEnd !== 'function') throw new Error('The plugin does not look at the end')
  const context = {
    error(/** @type {string} */ message) {
      throw new Error(message)
    },
  }
  expect(() => Reflect.apply(buildEnd, context, [])).toThrow('No file of the router has')
  expect(() => Reflect.apply(buildEnd, context, [new Error('other')])).not.toThrow()
})
