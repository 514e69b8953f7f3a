/**
 * React's packages are CommonJS: a bundler puts each into a function and reads every name of it through a getter of an object
 * that stands between the two, a thousand calls until the first entry of Linx. Their production files assign their exports
 * one by one at the top level, so they can be rewritten as modules: the names are then bound directly, and those that nothing uses
 * are left out. No source maps are built.
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

/** What is left of CommonJS where a file has another form. */
const LEFT = /\bexports\b|\brequire\b|\bmodule\./

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
  for (const name of names) module = module.replace(`\n$${name} =`, () => `\nvar $${name} =`)
  const [left = names.size === 0 && 'no exports'] = LEFT.exec(module) ?? []
  if (left)
    throw new Error(
      `A production file of React has another form than scripts/build/libraries/react-modules.mjs rewrites (${left}): adapt it, or take its plugin out of vite.config.ts`,
    )
  return `${module}\nexport { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} };\n`
}

/** The file that renders. */
const RENDERS = REACT_FILES.get('react-dom/client')

/** @param {string} code of a production file of React @param {string} file @returns {string} the module that the app is built with */
export function builtModule(code, file) {
  const light = withoutNames(asModule(code))
  return file === RENDERS ? withoutUnused(light) : light
}

/** Imports all names where code imports a default export, which these modules do not have. @param {string} code @returns {string} */
export const withoutDefault = (code) =>
  code.replaceAll(/^import (\w+) from (?=(["'])(?:react|react-dom)\2)/gm, 'import * as $1 from ')

/** React checks whether its scheduler has two names that only a test build has. */
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
