/** Plants faults in a copy and expects lint to find each and nothing else, since a rule can stop working without an error. */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { outputOfNode, temporaryFolder } from '../help.mjs'
import { longFiles } from './long-files.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the planted files import. @type {Record<string, string>} */
const GROUND = {
  'src/lib/base.ts': 'export const base = 1\n',
  'src/domain/rule.ts': 'export const rule = 1\n',
  'src/api/wire.ts': 'export const wire = 1\nexport type Wire = number\n',
  'src/features/bets/bets.ts': 'export const bets = 1\n',
  'src/testing/answer.ts': "export { check as answer } from '#mocks/contract/index'\n",
  'src/api/allowed.fake.ts': "export { answer } from '~/testing/answer'\n",
  'mocks/fake.ts': 'export const fake = 1\nexport type Fake = number\n',
  'mocks/index.ts': "export { fake } from './fake'\n",
  'mocks/browser.ts': "export { fake } from './fake'\n",
  'mocks/testing.ts': "export { fake } from './fake'\n",
  'mocks/contract/index.ts': 'export const check = 1\n',
  'e2e/allowed.ts': "export { fake } from '#mocks'\n",
  'scripts/allowed.mjs': "export { fake } from '../mocks/index'\n",
  'src/app/boot-demo.ts': "export { fake } from '#mocks/browser'\n",
  'src/lib/allowed.test.ts':
    "import { fake } from '#mocks'\nimport { fake as same } from '#mocks/testing'\nexport const both = fake + same\n",
  'mocks/typed.ts': "import type { Wire } from '~/api/wire'\nexport const typed: Wire = 1\n",
  'src/lib/named.js':
    "/** Not just any purpose. @param {'any' | 'maskable'} purpose */\nexport const named = (purpose) => purpose\n",
  'src/ui/just-short-enough.css': 'p {}\n'.repeat(300),
  'src/pages/allowed.ts':
    "export const at = new Date(0)\nexport const isUp = () => fetch('/')\nexport const file = '/linx.png'\n",
  'src/lib/time.fixture.ts': 'export const time = Date.now()\n',
  'src/features/feed/allowed.ts': "export { bets } from '~/features/bets/bets'\n",
}

/** File, text, rule that must find it. @type {[string, string, string][]} */
const FAULTS = [
  ['src/lib/upward.ts', "export { wire } from '~/api/wire'\n", 'boundaries(dependencies)'],
  ['src/ui/relative.ts', "export { rule } from '../domain/rule'\n", 'boundaries(dependencies)'],
  [
    'src/api/dynamic.ts',
    "export const late = () => import('#mocks/browser')\n",
    'boundaries(dependencies)',
  ],
  [
    'src/features/groups/sibling.ts',
    "import { bets } from '~/features/bets/bets'\nexport const own = bets\n",
    'boundaries(dependencies)',
  ],
  [
    'src/ui/heavy-link.ts',
    "import { Link } from 'react-router-dom'\nexport const heavy = Link\n",
    'eslint(no-restricted-imports)',
  ],
  [
    'src/ui/own-form.ts',
    "import { useSubmit } from 'react-router-dom'\nexport const submit = useSubmit\n",
    'eslint(no-restricted-imports)',
  ],
  [
    'src/domain/stateful.ts',
    "import { useState } from 'react'\nexport const state = useState\n",
    'eslint(no-restricted-imports)',
  ],
  ['src/ui/own-link.tsx', 'export const Own = () => <link href="/x" />\n', 'house(no-left-out)'],
  ['src/ui/own-title.tsx', 'export const Own = () => <title>Linx</title>\n', 'house(no-left-out)'],
  ['src/ui/own-element.tsx', 'export const Own = () => <own-element />\n', 'house(no-left-out)'],
  [
    'src/ui/own-event.tsx',
    'export const Own = () => <input onSelectCapture={() => {}} />\n',
    'house(no-left-out)',
  ],
  [
    'src/ui/own-stack.ts',
    'export const stackOf = (info: { componentStack: string }) => info.componentStack\n',
    'house(no-left-out)',
  ],
  [
    'src/ui/own-action.tsx',
    'export const Own = () => <form action={() => {}} />\n',
    'house(no-left-out)',
  ],
  [
    'src/ui/own-ref.tsx',
    "import { Fragment } from 'react'\nexport const Own = () => <Fragment ref={null} />\n",
    'house(no-left-out)',
  ],
  [
    'src/app/late-routes.ts',
    "import { createBrowserRouter } from 'react-router-dom'\nexport const router = createBrowserRouter([], {})\n",
    'house(no-left-out)',
  ],
  ['src/app/not-the-demo.ts', "export * from '#mocks/browser'\n", 'boundaries(dependencies)'],
  [
    'src/app/boot-demo.browser.test.ts',
    "export * from '#mocks/fake'\n",
    'boundaries(dependencies)',
  ],
  ['src/testing/whole-fake.ts', "export { fake } from '#mocks'\n", 'boundaries(dependencies)'],
  ['e2e/not-the-door.ts', "export type { Fake } from '#mocks/fake'\n", 'boundaries(dependencies)'],
  ['e2e/other-door.ts', "export { fake } from '#mocks/browser'\n", 'boundaries(dependencies)'],
  [
    'scripts/not-the-door.mjs',
    "export { fake } from '../mocks/fake'\n",
    'boundaries(dependencies)',
  ],
  [
    'src/api/test-code.ts',
    "export { answer } from '~/testing/answer'\n",
    'boundaries(dependencies)',
  ],
  ['mocks/shared-rule.ts', "export { rule } from '~/domain/rule'\n", 'boundaries(dependencies)'],
  ['mocks/value.ts', "export { wire } from '~/api/wire'\n", 'boundaries(dependencies)'],
  ['src/utils/nowhere.ts', 'export const nowhere = 1\n', 'boundaries(no-unknown-files)'],
  ['src/lib/CamelCase.ts', 'export const camel = 1\n', 'unicorn(filename-case)'],
  ['mocks/time.ts', 'export const time = Date.now()\n', 'eslint(no-restricted-properties)'],
  ['mocks/chance.ts', 'export const chance = Math.random()\n', 'eslint(no-restricted-properties)'],
  ['mocks/today.ts', 'export const today = new Date()\n', 'house(no-bare-date)'],
  ['src/ui/time.ts', 'export const time = Date.now()\n', 'eslint(no-restricted-properties)'],
  ['src/ui/chance.ts', 'export const chance = Math.random()\n', 'eslint(no-restricted-properties)'],
  [
    'src/ui/today.ts',
    'export const today = () => new Date().getFullYear()\n',
    'house(no-bare-date)',
  ],
  ['src/ui/said.ts', 'export const said = () => Date()\n', 'house(no-bare-date)'],
  ['src/pages/asks.ts', "export const asks = () => fetch('/api/linx')\n", 'house(no-api-path)'],
  [
    'src/pages/asks-of.ts',
    'export const asks = (id: string) => window.fetch(`/api/group/${id}/members`)\n',
    'house(no-api-path)',
  ],
  [
    'src/pages/goes.ts',
    "export const go = () => location.assign('/linx')\n",
    'house(no-route-literal)',
  ],
  [
    'src/pages/shows.ts',
    'export const address = (view: string) => `/linx?view=${view}`\n',
    'house(no-route-literal)',
  ],
  [
    'src/lib/cycle-a.ts',
    "import { b } from './cycle-b'\nexport const a = () => b\n",
    'import(no-cycle)',
  ],
  [
    'src/lib/cycle-b.ts',
    "import { a } from './cycle-a'\nexport const b = () => a\n",
    'import(no-cycle)',
  ],
  ['src/lib/unnamed.ts', 'export default 1\n', 'import(no-default-export)'],
  [
    'src/lib/loose.ts',
    'export const loose = (value: any) => String(value)\n',
    'typescript(no-explicit-any)',
  ],
  [
    'src/lib/untyped.js',
    "/** @param {{ of: Record<'any', any> }} value */\nexport const untyped = ({ of }) => of\n",
    'house(no-any-in-jsdoc)',
  ],
  ['src/lib/long.ts', `export const long = [\n${'  1,\n'.repeat(300)}]\n`, 'eslint(max-lines)'],
  ['mocks/console/long.css', 'p {}\n'.repeat(301), 'long-files'],
]

/** @param {string} folder */
function plant(folder) {
  for (const name of [
    'tsconfig.json',
    'package.json',
    '.oxlintrc.json',
    'scripts/checks/lint-rules.mjs',
    'src/routing/paths.ts',
  ])
    cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const [file, text] of [...Object.entries(GROUND), ...FAULTS]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/** The advice in a finding's message, by its rule and folder. @type {[finding: RegExp, says: string][]} */
const REMEDIES = [
  [/ boundaries\(dependencies\)$/, 'write it into scripts/checks/layers.mjs'],
  [/^src\/.* (?:house\(no-bare-date\)|eslint\(no-restricted-properties\))$/, 'Use '],
  [/^src\/ui\/(?:time|today|said)\./, 'src/lib/clock.ts'],
  [/^mocks\/(?:time|today)\./, "the backend's clock"],
  [/ house\(no-api-path\)$/, 'Use the client of src/api/client.ts'],
  [/ house\(no-route-literal\)$/, 'Use paths of src/routing/paths.ts'],
]

/** @param {string} folder @returns {Promise<{ finding: string, says: string }[]>} 'file rule' of each finding, and its sentence */
async function findings(folder) {
  const cli = join(root, 'node_modules/oxlint/bin/oxlint')
  const args = [cli, '--format', 'json', 'src', 'mocks', 'e2e', 'scripts']
  const { output } = await outputOfNode(args, { cwd: folder })
  if (!output.trim().startsWith('{')) throw new Error(`oxlint did not run:\n${output}`)
  /** @type {{ diagnostics: { code: string, filename: string, message: string, help?: string }[] }} */
  const { diagnostics } = JSON.parse(output)
  return [
    ...diagnostics.map(({ code, filename, message, help = '' }) => ({
      finding: `${filename.replaceAll('\\', '/')} ${code}`,
      says: `${message} ${help}`,
    })),
    ...longFiles(folder).map((file) => ({ finding: `${file} long-files`, says: '' })),
  ]
}

const folder = temporaryFolder('lint')
plant(folder)
const all = await findings(folder)
const found = new Set(all.map(({ finding }) => finding))
const expected = new Set(FAULTS.map(([file, , rule]) => `${file} ${rule}`))
const missed = [...expected].filter((line) => !found.has(line))
const extra = [...found].filter((line) => !expected.has(line))
for (const line of missed) console.error(`not found: ${line}`)
for (const line of extra) console.error(`unexpected: ${line}`)
const unhelpful = REMEDIES.flatMap(([about, words]) => {
  const own = all.filter(({ finding }) => about.test(finding))
  if (own.length === 0) return [`nothing found that fits ${about}`]
  return own
    .filter(({ says }) => !says.includes(words))
    .map(({ finding, says }) => `${finding} does not say '${words}': ${says}`)
})
for (const line of unhelpful) console.error(line)
if (missed.length + extra.length + unhelpful.length > 0) process.exit(1)
console.log(`Lint self-test: ${expected.size} planted faults found, nothing else.`)
