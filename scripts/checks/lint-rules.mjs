/** An oxlint plugin with the rules that oxlint does not have. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ value?: unknown, quasis?: { value: { cooked: string } }[] }} Value
 * @typedef {{ callee: { name?: string, property?: { name?: string } }, arguments: Value[] }} Call
 * @typedef {{
 *   sourceCode: { getAllComments(): { value: string }[] }, options: { message?: string }[],
 *   report(found: { node: object, message: string }): void
 * }} Context
 */

const TYPE = /@(?:type|typedef|param|returns|satisfies|template)\s*\{/g

/** The JSDoc type at the start of a text, up to its closing brace. @param {string} text */
function typeAt(text) {
  let depth = 1
  let at = 0
  for (; at < text.length && depth > 0; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}') depth--
  }
  return text.slice(0, at)
}

/** The types in a comment, without the strings in them. @param {string} comment */
const typesIn = (comment) =>
  [...comment.matchAll(TYPE)].map(({ 0: { length }, index }) =>
    typeAt(comment.slice(index + length)).replace(/'[^']*'|"[^"]*"/g, ''),
  )

/** `any` in a comment is as untyped as in TypeScript, where oxlint's own rule finds it. */
const noAnyInJsdoc = {
  /** @param {Context} context */
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments())
        if (typesIn(comment.value).some((type) => /\bany\b/.test(type)))
          report({ node: comment, message: 'Unexpected any. Name the parts that are used.' })
    },
  }),
}

/** `new Date()` and `Date()` read the machine's clock, as `Date.now()` does, which oxlint's own rule finds. */
const noBareDate = {
  meta: { schema: [{ type: 'object', properties: { message: { type: 'string' } } }] },
  /** @param {Context} context */
  create: ({ options, report }) => {
    const find = (/** @type {Call} */ node) => {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        report({ node, message: options[0]?.message ?? 'Unexpected clock.' })
    }
    return { NewExpression: find, CallExpression: find }
  },
}

/** The text that a literal or a template begins with. @param {Value | undefined} node */
const beginning = (node) => node?.quasis?.[0]?.value.cooked ?? node?.value

/** Requests to the host go through the client, whose paths, parameters and responses have types. */
const noApiPath = {
  /** @param {Context} context */
  create: ({ report }) => ({
    /** @param {Call} node */
    CallExpression(node) {
      const name = node.callee.name ?? node.callee.property?.name
      const address = beginning(node.arguments[0])
      if (name === 'fetch' && typeof address === 'string' && /^\/(?:api|hubs)\//.test(address))
        report({
          node,
          message: `Use the client of src/api/client.ts: fetch('${address}') has no types, token or time limit.`,
        })
    },
  }),
}

/** The first segments of the app's paths in src/routing/paths.ts. */
const firstSegments = () => {
  const file = fileURLToPath(new URL('../../src/routing/paths.ts', import.meta.url))
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/['`]\/([a-z\d-]+)/g)].map(([, first]) => first)
}

/** The app's paths are built only by src/routing/paths.ts. */
const noRouteLiteral = {
  /** @param {Context} context */
  create({ report }) {
    const route = new RegExp(`^/(?:${firstSegments().join('|')})(?:$|[/?#])`)
    const find = (/** @type {Value} */ node) => {
      const text = beginning(node)
      if (typeof text === 'string' && route.test(text))
        report({ node, message: `Use paths of src/routing/paths.ts instead of '${text}'.` })
    }
    return { Literal: find, TemplateLiteral: find }
  },
}

/**
 * @typedef {{ type: string, name?: { name?: string }, value?: { type: string } | null }} Attribute
 * @typedef {{ name: { name?: string }, attributes: Attribute[] }} Element
 */

/** Elements that React treats specially: it loads their files, or moves them into the head of the page. */
const SPECIAL = /^(?:link|style|script|title|meta|html|head|body)$/

/** Elements that submit a form, with the attribute that can be a function. @type {Record<string, string>} */
const ACTIONS = { form: 'action', button: 'formAction', input: 'formAction' }

/** Events that React synthesizes from others. */
const SYNTHESIZED_EVENT =
  /^on(?:(?:Mouse|Pointer)(?:Enter|Leave)|(?:Select|BeforeInput|Composition\w+?)(?:Capture)?)$/

/** The feature of React that an element uses and the build leaves out. @param {Element} element */
function leftOut({ name: { name = '' }, attributes }) {
  const has = (/** @type {string} */ wanted) =>
    attributes.find(({ type, name: key }) => type === 'JSXAttribute' && key?.name === wanted)
  if (SPECIAL.test(name)) return `<${name}> in a component`
  if (name.includes('-')) return `the custom element <${name}>`
  const event = attributes.find(({ name: key }) => SYNTHESIZED_EVENT.test(key?.name ?? ''))?.name
    ?.name
  // A component may have an `onSelect` of its own.
  if (event && (/^[a-z]/.test(name) || event !== 'onSelect')) return `React's event ${event}`
  if (name === 'Fragment' && has('ref')) return 'a ref of a fragment'
  const action = ACTIONS[name]
  if (action && has(action)?.value?.type === 'JSXExpressionContainer')
    return `a function as ${action}`
  return undefined
}

/** The build leaves out features of React and the router that the app does not use; using one would fail without an error. */
const noLeftOut = {
  /** @param {Context} context */
  create: ({ report }) => ({
    /** @param {Element} node */
    JSXOpeningElement(node) {
      const what = leftOut(node)
      if (what)
        report({ node, message: `No build has ${what}: scripts/build/libraries/light-react.mjs.` })
    },
    /** @param {Call} node */
    CallExpression(node) {
      if (node.callee.name === 'createBrowserRouter' && node.arguments.length > 1)
        report({
          node,
          message:
            'No build has the options of a router: scripts/build/libraries/light-router.mjs.',
        })
    },
    /** @param {{ name: string }} node */
    Identifier(node) {
      if (node.name === 'componentStack')
        report({
          node,
          message: 'No build has the stack of components: scripts/build/libraries/light-react.mjs.',
        })
    },
  }),
}

export default {
  meta: { name: 'house' },
  rules: {
    'no-any-in-jsdoc': noAnyInJsdoc,
    'no-bare-date': noBareDate,
    'no-api-path': noApiPath,
    'no-route-literal': noRouteLiteral,
    'no-left-out': noLeftOut,
  },
}
