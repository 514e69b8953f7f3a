/** Which checks of `npm run check` a change can make fail. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const bin = (/** @type {string} */ path) => join('node_modules', path)

/** @param {string} root @param {...string} args @returns {string[] | undefined} the lines that git prints; undefined when it fails */
function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

/**
 * The files that differ from the main branch, committed or not, and those that are no longer there.
 * @param {string} root
 * @returns {string[] | undefined} undefined where git cannot say
 */
export function changedFiles(root) {
  const base = ['origin/main', 'main']
    .map((branch) => git(root, 'merge-base', 'HEAD', branch)?.[0])
    .find(Boolean)
  const differing = git(root, 'diff', '--name-only', '--no-renames', '--relative', base ?? 'HEAD')
  const added = git(root, 'ls-files', '--others', '--exclude-standard')
  if (!differing || !added) return undefined
  return [...new Set([...differing, ...added])]
}

/**
 * The checks for some changed files, each a title and a Node command. Removed files count, since they can break other files.
 * @param {readonly string[]} files
 * @param {(name: string) => boolean} isThere
 * @returns {[string, string[]][]}
 */
export function checksFor(files, isThere) {
  const has = (/** @type {RegExp} */ pattern) => files.some((name) => pattern.test(name))
  const present = files.filter(isThere)
  const code = present.filter((name) => /\.(?:[mc]?[jt]s|tsx)$/.test(name))
  const formatted = present.filter((name) => /\.(?:[mc]?[jt]s|tsx|css|jsonc?)$/.test(name))
  /** @type {[boolean, string, string[]][]} */
  const all = [
    [
      has(
        /^openapi\/|^src\/api\/.*schema\.d\.ts$|^mocks\/contract\/spec\.json$|^scripts\/(?:api|build\/api-tools|checks\/evidence)\.mjs$/,
      ),
      'generated files are current',
      ['scripts/api.mjs', '--check'],
    ],
    [has(/^package(?:-lock)?\.json$/), 'lock file', ['scripts/checks/check-lock.mjs']],
    [
      has(/^README\.md$|^\.oxlintrc\.json$|^scripts\/checks\/l[ai][^/]*\.mjs$/),
      'files made from the layer table',
      ['scripts/checks/layers-files.mjs', '--check'],
    ],
    [
      has(/\.(?:[mc]?[jt]s|tsx|json)$/),
      'types',
      [bin('typescript-native/bin/tsc'), '--noEmit', '-p', '.'],
    ],
    [
      code.length > 0,
      'lint of what changed',
      [bin('oxlint/bin/oxlint'), '--no-error-on-unmatched-pattern', ...code],
    ],
    [
      has(/^scripts\/checks\/lint-|^\.oxlintrc\.json$/),
      'lint self-test',
      ['scripts/checks/lint-selftest.mjs'],
    ],
    [has(/\.(?:css|html)$/), 'no long style sheet or page', ['scripts/checks/long-files.mjs']],
    [
      formatted.length > 0,
      'format of what changed',
      [bin('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...formatted],
    ],
  ]
  return all.filter(([isNeeded]) => isNeeded).map(([, title, args]) => [title, args])
}
