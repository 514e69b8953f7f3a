/** Prints style sheets and pages of more than 300 lines, which oxlint does not check, and exits with 1 when there are some. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAX_LINES = 300
const FOLDERS = ['src', 'mocks']

/** The style sheets and pages that are too long. @param {string} root @returns {string[]} */
export const longFiles = (root) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|html)$/.test(file))
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > MAX_LINES + 1),
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const long = longFiles(fileURLToPath(new URL('../..', import.meta.url)))
  for (const file of long) console.error(`${file}: more than ${MAX_LINES} lines`)
  if (long.length > 0) process.exit(1)
}
