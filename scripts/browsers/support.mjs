/** What the oldest browsers of `browserslist` (package.json) support, by MDN's compatibility data. */
import browserslist from 'browserslist'

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */
/** @typedef {import('@mdn/browser-compat-data').SupportStatement} SupportStatement */
/** @typedef {import('@mdn/browser-compat-data').SimpleSupportStatement} SimpleSupportStatement */

/** Browserslist's names beside those of the compatibility data. @type {Record<string, 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios' | 'samsunginternet_android'>} */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
}

/** '16.4' of '16.4-16.5'. @param {string} version */
const numberOf = (version) => Number.parseFloat(version.replace(/^≤/, ''))

/**
 * The oldest version of each browser in the list.
 * @param {string} root the repository's folder
 * @returns {Map<string, number>} by browserslist's names
 */
export function oldestBrowsers(root) {
  /** @type {Map<string, number>} */
  const oldest = new Map()
  for (const entry of browserslist(undefined, { path: root })) {
    const [name = '', version = ''] = entry.split(' ')
    if (name in NAMES) oldest.set(name, Math.min(oldest.get(name) ?? Infinity, numberOf(version)))
  }
  return oldest
}

/** The build's targets, by the bundler's names: 'chrome111', 'ios16.4'. @param {string} root @returns {string[]} */
export const buildTargets = (root) =>
  [...oldestBrowsers(root)]
    .filter(([name]) => name !== 'samsung') // the bundler does not know it; its engine is Chrome's
    .map(([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`)

/**
 * @param {SimpleSupportStatement} statement
 * @param {number} version
 * @param {string} text where the prefixed form may stand beside the plain one
 */
function isIn({ version_added: added, version_removed: removed, flags, prefix }, version, text) {
  if (typeof added !== 'string' || flags || (prefix && !text.includes(prefix))) return false
  return numberOf(added) <= version && (!removed || numberOf(removed) > version)
}

/** @typedef {(feature: Identifier | undefined, text?: string) => string[]} Missing */

/**
 * @param {Map<string, number>} oldest
 * @returns {Missing} the browsers of the list that lack a feature; none when the data does not have the feature
 */
export const missingIn =
  (oldest) =>
  (feature, text = '') => {
    const support = feature?.['__compat']?.support
    if (!support) return []
    return [...oldest].flatMap(([name, version]) => {
      const browser = NAMES[name]
      const versionAdded = browser && support[browser]
      if (!versionAdded) return []
      const isKnown = [versionAdded].flat().some((statement) => isIn(statement, version, text))
      return isKnown ? [] : [`${name} ${version}`]
    })
  }

/** @param {unknown} value @returns {value is Identifier} */
const isFeature = (value) => typeof value === 'object' && value !== null

/** The features right below one. @param {Identifier | undefined} feature @returns {[string, Identifier][]} */
export const partsOf = (feature) =>
  Object.entries(feature ?? {}).flatMap(([name, value]) =>
    name !== '__compat' && isFeature(value) ? [[name, value]] : [],
  )

/** Every feature below one that has the name. @param {Identifier | undefined} feature @param {string} name @returns {Identifier[]} */
export const namedBelow = (feature, name) =>
  partsOf(feature).flatMap(([own, part]) => [
    ...(own === name ? [part] : []),
    ...namedBelow(part, name),
  ])
