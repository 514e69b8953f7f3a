/**
 * Rewrites React's production files from CommonJS to modules. A bundler wraps a CommonJS file in a function and reads each name
 * through a getter, which is a thousand calls before the first entry of Linx. The names of a module are bound directly, and
 * unused ones are left out. The files assign their exports one by one at the top level, so text replacements are enough. No
 * source maps are built.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { withoutNames, withoutUnused } from './light-react.mjs'

const resolve = createRequire(import.meta.url).resolve
/** @param {string} name @param {string} file */
const production = (name, file) =>
  join(dirname(resolve(`${name}/package.json`)), 'cjs', `${file}.production.js`)

/** The files behind the names that are imported. @type {ReadonlyMap<string, string>} */
export const REACT_FILES = new Map([
  ['react', production('react', 'react')],
  ['react/jsx-runtime', production('react', 'react-jsx-runtime')],
  ['react-dom', production('react-dom', 'react-dom')],
  ['react-dom/client', production('react-dom', 'react-dom-client')],
  ['scheduler', production('scheduler', 'scheduler')],
])
const IDS = new Set(REACT_FILES.values())

const REQUIRES = /^var (?:\w+ = require\("[\w-]+"\)(?:,\s+|;))+$/m
const REQUIRE = /(\w+) = require\("([\w-]+)"\)/g
const EXPORT = /\bexports\.(\w+)/g

/**
 * Errors that React creates when its file is evaluated and throws only as signals to itself. Creating an error makes a browser
 * with an inspector (tests, Lighthouse, developer tools) parse the whole file again for the stack, which React does not read.
 */
const SIGNAL = /(?<=^(?:var| ) \w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;])/gm

/** Remains of CommonJS, in a file that has another form. */
const REMAINS = /\bexports\b|\brequire\b|\bmodule\./

/**
 * @param {string} code of a production file of React
 * @returns {string} the same as a module; React's signals to itself have no stack
 * @throws {Error} for a file of another form
 */
export function asModule(code) {
  const names = new Set([...code.matchAll(EXPORT)].map(([, name]) => name))
  let module = code
    .replace(REQUIRES, (all) =>
      [...all.matchAll(REQUIRE)]
        .map(([, as, from]) => `import * as ${as} from "${from}";`)
        .join('\n'),
    )
    .replaceAll(EXPORT, '$$$1')
    .replaceAll(SIGNAL, '{ message: $1 }')
  // The first assignment to a name declares it.
  for (const name of names) module = module.replace(`\n$${name} =`, () => `\nvar $${name} =`)
  const problem = REMAINS.exec(module)?.[0] ?? (names.size === 0 ? 'no exports' : undefined)
  if (problem !== undefined)
    throw new Error(
      `A production file of React has another form than scripts/build/libraries/react-modules.mjs rewrites (${problem}): adapt it, or take its plugin out of vite.config.ts`,
    )
  return `${module}\nexport { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} };\n`
}

/** The file that renders. */
const RENDERER = REACT_FILES.get('react-dom/client')

/** @param {string} code of a production file of React @param {string} file @returns {string} the module that the app is built with */
export function builtModule(code, file) {
  const light = withoutNames(asModule(code))
  return file === RENDERER ? withoutUnused(light) : light
}

/** Imports all names where code imports a default export, which these modules do not have. @param {string} code @returns {string} */
export const withoutDefault = (code) =>
  code.replaceAll(/^import (\w+) from (?=(["'])(?:react|react-dom)\2)/gm, 'import * as $1 from ')

/** The bundler's message about two names of the scheduler that only its test build has; React checks for them. */
const UNDEFINED_IN_SCHEDULER =
  /`(?:log|unstable_setDisableYieldValue)`[^]*\bscheduler\.production\.js/

/** @returns {import('vite').Plugin} */
export const reactModules = () => ({
  name: 'linx:react-modules',
  apply: 'build',
  enforce: 'pre',
  onLog(_level, { code, message }) {
    if (code !== 'IMPORT_IS_UNDEFINED') return null
    if (UNDEFINED_IN_SCHEDULER.test(message)) return false
    throw new Error(`A name is imported that its module does not export: ${message}`)
  },
  resolveId: (name) => REACT_FILES.get(name),
  transform: (code, id) =>
    id.includes('/node_modules/') && /\.m?js$/.test(id)
      ? { code: IDS.has(id) ? builtModule(code, id) : withoutDefault(code), map: null }
      : null,
})
