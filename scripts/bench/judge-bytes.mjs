import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUDGETS, OWN_BYTES } from './budgets.mjs'
import { recordedChunks, routeFiles } from './route-files.mjs'
import { brotliBytes } from './measure-bytes.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`

/**
 * Compares the brotli bytes of each route with its budget, based on the build's imports. The result is the same on every machine,
 * while a browser (e2e/bench/bytes.spec.ts) also counts what happens to arrive before the page can be used.
 * @param {number} floor brotli bytes of this stack's hello-world @param {string} folder of the build
 * @returns {{ figures: string[], over: string[] }} a line for each route; those over their budget
 */
export function judgeBytes(floor, folder) {
  const dist = join(root, folder)
  const { signIn, linx, others } = routeFiles(recordedChunks(folder), {
    signIn: readFileSync(join(dist, 'index.html'), 'utf8'),
    app: readFileSync(join(dist, 'app.html'), 'utf8'),
  })
  /** @type {Map<string, number>} */
  const weights = new Map()
  const weighed = (/** @type {string} */ file) => {
    const bytes = weights.get(file) ?? brotliBytes(join(dist, file))
    weights.set(file, bytes)
    return bytes
  }
  const weigh = (/** @type {readonly string[]} */ files) =>
    files.reduce((sum, file) => sum + weighed(file), 0)

  const firstVisit = (
    /** @type {keyof typeof BUDGETS} */ name,
    /** @type {readonly string[]} */ files,
  ) => {
    const bytes = weigh(files)
    const budget = floor + BUDGETS[name].overFloor
    return {
      text: `${name}: ${kB(bytes)} on a first visit (budget ${kB(budget)})`,
      isOver: bytes > budget,
    }
  }
  const rows = others.map(({ name, own, shared }) => {
    const weight = weigh(own)
    const beside = shared.length > 0 ? `, and ${kB(weigh(shared))} that other pages have too` : ''
    const text = `${name}: ${kB(weight)} of its own (budget ${kB(OWN_BYTES)})${beside}`
    return { text, isOver: weight > OWN_BYTES }
  })
  const all = [firstVisit('sign-in', signIn), firstVisit('linx', linx), ...rows]
  return {
    figures: all.map(({ text }) => text),
    over: all.filter(({ isOver }) => isOver).map(({ text }) => text),
  }
}
