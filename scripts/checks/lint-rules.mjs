/** The rules that oxlint does not have, as a plugin of it. */

const TYPE = /@(?:type|typedef|param|returns|satisfies|template)\s*\{/g

/** A JSDoc type from behind its first brace to the one that closes it. @param {string} text */
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
  /** @param {{ sourceCode: { getAllComments(): { value: string }[] }, report(found: object): void }} context */
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments())
        if (typesIn(comment.value).some((type) => /\bany\b/.test(type)))
          report({ node: comment, message: 'Unexpected any. Name the parts that are used.' })
    },
  }),
}

export default { meta: { name: 'house' }, rules: { 'no-any-in-jsdoc': noAnyInJsdoc } }
