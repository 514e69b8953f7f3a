/** The rule of 300 lines for what oxlint does not read. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MOST = 300
const FOLDERS = ['src', 'mocks']

/** The style sheets and pages that are longer. @param {string} root @returns {string[]} */
export const longFiles = (root) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|html)$/.test(file))
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > MOST + 1),
  )
