/** Makes the class names of the bundle. Vite's own are long, and each occurs twice: in a style file and in the script that uses it. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Enough characters for the number of style files. */
const LENGTH = 3

/** @param {string} text */
const digest = (text) => BigInt(`0x${createHash('sha256').update(text).digest('hex')}`).toString(36)

/**
 * Names a class by its file and its position in it: '_x7k0', '_x7k1'. A file's part does not depend on other files, so that
 * unchanged files keep their bytes.
 * @param {string} root the repository's folder
 */
export function shortNames(root) {
  /** @type {Map<string, string>} */
  const files = new Map()
  const taken = new Set()
  const src = join(root, 'src')
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
  for (const file of found.filter((one) => one.endsWith('.module.css')).toSorted()) {
    let name
    for (let salt = 0; name === undefined || taken.has(name); salt++)
      name = `_${digest(file + salt).slice(-LENGTH)}`
    taken.add(name)
    files.set(file, name)
  }
  /** @type {Map<string, Map<string, number>>} */
  const classes = new Map()
  /** @param {string} name @param {string} path */
  return (name, path) => {
    const file = relative(src, path.split('?')[0] ?? path)
    const known = classes.get(file) ?? new Map()
    classes.set(file, known)
    if (!known.has(name)) known.set(name, known.size)
    return `${files.get(file) ?? '_'}${known.get(name).toString(36)}`
  }
}
