import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

/** @type {Promise<string> | undefined} */
let source

/** @returns {Promise<string>} `in-page.mjs` and what it imports as one plain script; built once */
export const inPageSource = () => (source ??= bundle())

async function bundle() {
  const { output } = await build({
    input: fileURLToPath(new URL('in-page.mjs', import.meta.url)),
    output: { format: 'iife', minify: true },
    write: false,
    logLevel: 'warn',
  })
  return output[0].code
}
