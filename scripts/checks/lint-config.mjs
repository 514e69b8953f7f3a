import { fakeDoors, featureEdges, layers } from './layers.mjs'

/** Selects the files of a layer, or of one feature. @param {string} type @param {string} [name] of the feature */
const filesOf = (type, name) => ({ element: { type, ...(name && { captured: { name } }) } })
/** Imports from some layers. They share one selector, because each import is compared with each selector. @param {string[]} types */
const importsFrom = (types) => (types.length > 0 ? [{ to: { element: { type: types } } }] : [])

const policies = [
  ...Object.entries(layers).map(([from, to]) => ({ from: filesOf(from), allow: importsFrom(to) })),
  ...Object.entries(featureEdges).map(([from, to]) => ({
    from: filesOf('feature', from),
    allow: to.map((name) => ({ to: filesOf('feature', name) })),
  })),
  ...Object.entries(fakeDoors).flatMap(([fileInternalPath, users]) =>
    users.map(({ type, files }) => ({
      from: type === undefined ? { file: { path: files } } : filesOf(type),
      allow: [{ to: { element: { type: 'mocks', fileInternalPath } } }],
    })),
  ),
  // The fake may import only types of the API from the app.
  { from: filesOf('mocks'), allow: [{ to: filesOf('api'), dependency: { kind: 'type' } }] },
  { from: { file: { path: 'src/**/*.{test,fake}.{ts,tsx}' } }, allow: importsFrom(['testing']) },
  { from: filesOf('e2e'), allow: importsFrom(['domain', 'routing', 'scripts']) },
  { from: filesOf('scripts'), allow: importsFrom(['domain', 'routing', 'api', 'lib', 'testing']) },
]

const pattern = (/** @type {string} */ layer) => (layer === 'page' ? 'src/pages' : `src/${layer}`)

/** Rules against the machine's clock and random numbers. @param {string} clock what to use instead @param {string} dice the same for random numbers */
const noClockOrDice = (clock, dice) => ({
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: clock },
    { object: 'Math', property: 'random', message: dice },
  ],
  'house/no-bare-date': ['error', { message: clock }],
})
const ofFake = noClockOrDice("Use the backend's clock.", "Use the backend's dice.")
const ofApp = noClockOrDice(
  'Use now() or today() of src/lib/clock.ts: the demo and the tests set that clock.',
  'Use randomKey() of src/lib/random-key.ts, which works on plain http too.',
)
/** The router's own links render again with each navigation. */
const LINK = {
  name: 'react-router-dom',
  importNames: ['Link', 'NavLink'],
  message: 'Use Link of src/ui/actions/link.tsx, which is lighter.',
}
/** Left out of the build. */
const NOT_BUILT = {
  name: 'react-router-dom',
  importNames: [
    'Form',
    'useActionData',
    'useBlocker',
    'useFetcher',
    'useFetchers',
    'useFormAction',
    'useSubmit',
    'useViewTransitionState',
    'unstable_usePrompt',
    'BrowserRouter',
    'HashRouter',
  ],
  message: 'The build has no such part of the router: scripts/build/libraries/light-router.mjs.',
}
/** A rule of the domain needs neither a page nor a host. */
const NOT_IN_DOMAIN = {
  group: [
    'react',
    'react-*',
    '@tanstack/*',
    'zustand',
    'openapi-fetch',
    '@microsoft/*',
    '@azure/*',
  ],
  message: 'A rule in src/domain/ is a pure function, without React or the network.',
}
const LAYERS =
  'This import crosses the layers. A new edge is a decision: write it into scripts/checks/layers.mjs, then run node scripts/checks/layers-files.mjs.'
/** The files that may do what the app may not: tests and their fixtures. */
const TESTS = ['**/src/**/*.{test,fake,fixture}.{ts,tsx}', '**/src/testing/**']

/** The content of `.oxlintrc.json`, which `node scripts/checks/layers-files.mjs` writes. */
export const lintConfig = {
  $schema: './node_modules/oxlint/configuration_schema.json',
  options: { typeAware: true, denyWarnings: true },
  ignorePatterns: [
    'dist*',
    'src/api/*schema.d.ts', // generated
    'src/public', // served as it is
    'e2e/.built',
    'e2e/.report',
    'e2e/.results',
  ],
  plugins: ['typescript', 'react', 'import', 'jsx-a11y', 'unicorn', 'oxc', 'vitest', 'promise'],
  jsPlugins: ['eslint-plugin-boundaries', './scripts/checks/lint-rules.mjs'],
  categories: { correctness: 'error', suspicious: 'error' },
  settings: {
    'import/resolver': { typescript: { project: './tsconfig.json' } },
    'boundaries/legacy-templates': false, // nothing here is a template; with them each import costs more
    'boundaries/include': ['src/**', 'mocks/**', 'e2e/**', 'scripts/**'],
    'boundaries/elements': [
      { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
      ...Object.keys(layers)
        .filter((layer) => layer !== 'feature')
        .map((type) => ({ type, pattern: pattern(type) })),
      ...['mocks', 'e2e', 'scripts'].map((type) => ({ type, pattern: type })),
    ],
  },
  rules: {
    'boundaries/no-unknown-files': 'error', // a new folder must be added to the layers first
    'boundaries/dependencies': ['error', { default: 'disallow', message: LAYERS, policies }],
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'max-lines': ['error', 300],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'typescript/no-explicit-any': 'error',
    'house/no-any-in-jsdoc': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'no-eval': 'error',
    'no-restricted-imports': ['error', { paths: [LINK, NOT_BUILT] }],
    'no-underscore-dangle': ['error', { allow: ['__WB_MANIFEST'] }], // Workbox's own name

    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off', // the automatic runtime
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'expect*', 'assert*', 'fc.assert'] },
    ],
    'vitest/no-conditional-expect': 'off', // tables of cases choose what to expect
    'vitest/require-mock-type-parameters': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }], // the second argument is the message
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }], // Safari drops the role of an unmarked list
    'promise/no-promise-in-callback': 'off',
    'typescript/consistent-return': 'off', // the compiler knows when every case returns
    'import/no-named-as-default-member': 'off', // fc.string is how that library is used
    'jsx-a11y/no-autofocus': 'off', // a control that replaces the pressed one takes the focus
    'react/exhaustive-effect-dependencies': 'off', // an effect may also have to run again
    'jsx-a11y/prefer-tag-over-role': 'off', // a list without list styles needs an explicit role
    'typescript/unbound-method': 'off', // records of functions have no this
    'unicorn/require-post-message-target-origin': 'off', // ports and workers have no target origin
    'unicorn/consistent-function-scoping': 'off', // a small helper reads best beside its use
    'vitest/no-standalone-expect': 'off', // hooks assert too
    'import/no-unassigned-import': 'off', // style sheets are imported for what they do
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
  },
  overrides: [
    { files: ['**/*schema.d.ts'], rules: { 'max-lines': 'off' } }, // generated
    { files: ['**/mocks/**'], rules: ofFake },
    {
      files: ['**/src/**'],
      rules: {
        ...ofApp,
        'house/no-api-path': 'error',
        'house/no-route-literal': 'error',
        'house/no-left-out': 'error',
      },
    },
    {
      files: TESTS,
      rules: Object.fromEntries([
        ...Object.keys(ofApp).map((rule) => [rule, 'off']),
        ['house/no-api-path', 'off'],
        ['house/no-route-literal', 'off'],
      ]),
    },
    {
      files: ['**/src/domain/**'],
      rules: { 'no-restricted-imports': ['error', { patterns: [NOT_IN_DOMAIN] }] },
    },
    { files: ['**/src/routing/**', '**/src/sw/**'], rules: { 'house/no-route-literal': 'off' } }, // the worker may import only lib
    {
      // The clock itself, and a script that runs before there is one.
      files: ['**/src/lib/clock.ts', '**/src/app/early/**'],
      rules: { 'no-restricted-properties': 'off' },
    },
    { files: ['**/mocks/server/start-live.ts'], rules: { 'house/no-bare-date': 'off' } }, // a live world begins today
    {
      files: ['**/vite.config.ts', '**/*.config.{ts,mjs}', '**/lint-rules.mjs'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
}
