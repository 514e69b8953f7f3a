/** Finds the browser features that a built script uses. */
import { parseAst } from 'vite'
import { api, html, javascript } from './features.mjs'
import { namedBelow, partsOf } from './support.mjs'

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */
/** @typedef {{ type: string, [field: string]: unknown }} Node */
/** @typedef {import('./support.mjs').Missing} Missing */

/** Global objects and classes by name. @type {Map<string, Identifier>} */
const globals = new Map([
  ...partsOf(api),
  ...partsOf(javascript['builtins']),
  ...partsOf(javascript['builtins']?.['Intl']),
])

/** Methods and properties by name only, because a script does not show the class of an object. @type {Map<string, Identifier[]>} */
const members = new Map()
for (const owner of globals.values())
  for (const [name, part] of partsOf(owner)) members.set(name, [...(members.get(name) ?? []), part])

/** `URL.canParse`, `Promise.withResolvers`. @param {string} owner @param {string} name @returns {Identifier | undefined} */
const staticOf = (owner, name) =>
  globals.get(owner)?.[`${name}_static`] ?? javascript['builtins']?.[owner]?.[name]

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value

/** @param {unknown} node @returns {string} */
const nameOf = (node) => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '')

/** @param {Node} node @param {(node: Node) => void} visit */
function walk(node, visit) {
  visit(node)
  for (const value of Object.values(node))
    for (const part of [value].flat()) if (isNode(part)) walk(part, visit)
}

/** Attributes of HTML, by the name React gives them. @type {Map<string, Identifier>} */
const attributes = new Map(
  [
    ...partsOf(html['global_attributes']),
    ...partsOf(html['elements']).flatMap(([, element]) => partsOf(element)),
  ].map(([name, part]) => [name, part]),
)

const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self'])

/**
 * The names of a script's own properties. A method with such a name is assumed to be the app's.
 * @param {string} code
 * @returns {string[]}
 */
export function ownNames(code) {
  /** @type {string[]} */
  const names = []
  walk({ ...parseAst(code) }, (node) => {
    if (node.type === 'Property' || /^(?:Method|Property)Definition$/.test(node.type))
      names.push(nameOf(node['key']))
    const target = node.type === 'AssignmentExpression' ? node['left'] : undefined
    if (isNode(target) && target.type === 'MemberExpression') names.push(nameOf(target['property']))
  })
  return names
}

/**
 * @param {string} code
 * @param {Missing} missing
 * @param {ReadonlySet<string>} own names of the app's own methods
 * @returns {Map<string, string[]>} what is missing somewhere, and where
 */
export function scanScript(code, missing, own = new Set(ownNames(code))) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  /** @param {string} name @param {string[]} where */
  const note = (name, where) => void (where.length > 0 && found.set(name, where))

  /** @param {Node} node `URL.canParse`, `globalThis.CookieStore` */
  function checkStatic(node) {
    const [object, property] = [nameOf(node['object']), nameOf(node['property'])]
    if (node['computed'] || !object || !property) return
    if (GLOBAL_OBJECTS.has(object)) return note(property, missing(globals.get(property)))
    note(`${object}.${property}`, missing(staticOf(object, property)))
  }

  /** Records a method that is missing in every class that has a method of that name. @param {Node} node a call such as `.toSorted()` */
  function checkMethod(node) {
    const callee = node['callee']
    if (!isNode(callee) || callee.type !== 'MemberExpression' || callee['computed']) return
    const name = nameOf(callee['property'])
    // The script checks for it with `?.`, it is the app's own, or checkStatic has seen it.
    if (node['optional'] || own.has(name) || staticOf(nameOf(callee['object']), name)) return
    const all = members.get(name)?.map((member) => missing(member)) ?? []
    const [first = []] = all
    if (all.every((where) => where.length > 0)) note(`.${name}()`, first)
  }

  walk({ ...parseAst(code) }, (node) => {
    if (node.type === 'MemberExpression') checkStatic(node)
    if (node.type === 'CallExpression') checkMethod(node)
    if (node.type === 'NewExpression') {
      const name = nameOf(node['callee'])
      note(name, missing(globals.get(name)))
    }
    if (node.type === 'Property' && !node['computed']) {
      const name = nameOf(node['key'])
      if (/^(?:popover|inert|closedby|command)/.test(name))
        note(`attribute ${name}`, missing(attributes.get(name.toLowerCase())))
    }
    if (node.type === 'Literal' && /v/.test(flagsOf(node)))
      note(
        'regular expression flag v',
        missing(namedBelow(javascript['builtins'], 'unicodeSets')[0]),
      )
  })
  return found
}

/** @param {Node} node @returns {string} */
function flagsOf({ regex }) {
  return typeof regex === 'object' && regex !== null && 'flags' in regex ? String(regex.flags) : ''
}
