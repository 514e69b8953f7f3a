/** Generates the class names of the bundle. Vite's own are long, and each occurs twice: in a style file and in the script that uses it. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Enough characters for the number of style files. */
const LENGTH = 3

/** @param {string} text */
const digest = (text) => BigInt(`0x${createHash('sha256').update(text).digest('hex')}`).toString(36)

/**
 * Names a class by its file and its number there: '_x7k0', '_x7k1'. The file's part is a hash of its path, so that unchanged files
 * keep their bytes.
 * @param {string} root the repository's folder
 */
export function shortNames(root) {
  /** The beginning of the names of each file. @type {Map<string, string>} */
  const prefixes = new Map()
  const taken = new Set()
  const src = join(root, 'src')
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
  for (const file of found.filter((one) => one.endsWith('.module.css')).toSorted()) {
    let prefix
    for (let salt = 0; prefix === undefined || taken.has(prefix); salt++)
      prefix = `_${digest(file + salt).slice(-LENGTH)}`
    taken.add(prefix)
    prefixes.set(file, prefix)
  }
  /** The numbers of the classes, by file and class. @type {Map<string, Map<string, number>>} */
  const classes = new Map()
  /** @param {string} name @param {string} path */
  return (name, path) => {
    const file = relative(src, path.split('?')[0] ?? path)
    const known = classes.get(file) ?? new Map()
    classes.set(file, known)
    if (!known.has(name)) known.set(name, known.size)
    return `${prefixes.get(file) ?? '_'}${known.get(name).toString(36)}`
  }
}
