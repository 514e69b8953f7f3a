import { readdirSync, readFileSync, statSync } from 'node:fs'
import { brandingMistakes } from './branding.mjs'
import { parsedUrl, settingNames } from './settings.mjs'
import { suggestion } from './similar-name.mjs'

/** Whether a value begins with a scheme, such as `https://`. @param {string} value */
const hasScheme = (value) => /^[a-z][a-z\d+.-]*:\/\//i.test(value)

/** Whether it is `https://host` or `http://host` and nothing more; a slash at the end does not count. @param {URL} url */
const isOrigin = ({ protocol, pathname, search, hash, username, password }) =>
  /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username && !password

/** @param {string} value @returns {string | undefined} what is wrong with it as an origin, and what to write instead */
export function originMistake(value) {
  const url = parsedUrl(value)
  if (!hasScheme(value)) {
    const isHere = /^(?:localhost|127\.|\[::1\]|[a-z\d-]+\.localhost)/.test(value)
    return `has no scheme: write ${isHere ? 'http' : 'https'}://${value}`
  }
  if (!url || !/^https?:$/.test(url.protocol)) return 'is not a web address: write https://host'
  if (url.username || url.password) return `has a user name or password in it: write ${url.origin}`
  if (!isOrigin(url)) return `has more than a host, which the app would ignore: write ${url.origin}`
  return undefined
}

/** @param {string} value @returns {string | undefined} what is wrong with it as an address of a service, which may be a path on the app's own origin */
function addressMistake(value) {
  if (/^\/(?!\/)/.test(value)) return undefined
  const url = parsedUrl(value)
  if (!hasScheme(value)) return `has no scheme: write https://${value.replace(/^\/+/, '')}`
  return url?.protocol === 'https:' || url?.hostname === 'localhost'
    ? undefined
    : 'is not https: a provider is trusted only over https'
}

/** @param {string} host @returns {string | undefined} what is wrong with a host of pictures */
function pictureHostMistake(host) {
  if (host.includes('*'))
    return `names ${host}: name each host in full, the app compares whole origins`
  const mistake = originMistake(host)
  if (mistake) return `names ${host}, which ${mistake}`
  return host.startsWith('https:')
    ? undefined
    : `names ${host}: pictures of other hosts are shown only over https`
}

/** @param {string} value hosts, separated by spaces */
const picturesMistake = (value) => value.split(/\s+/).map(pictureHostMistake).find(Boolean)

/** @param {string} value */
const emailMistake = (value) =>
  /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(value) ? undefined : 'is not an email address'

/** @param {string} value */
const httpsMistake = (value) =>
  ['subdomains', 'off'].includes(value)
    ? undefined
    : 'must be `subdomains` or `off`, or left out (https on this host alone)'

/**
 * A shell removes quotes, but a file of variables for a container does not.
 * @param {string} value
 */
function quotesMistake(value) {
  const [, , inner] = /^(["'])(.*)\1$/.exec(value) ?? []
  return inner === undefined
    ? undefined
    : `has quotes around it that are part of the value: ${inner ? `write ${inner}` : 'leave it out'}`
}

/** The check of each setting's value, if it has one. @type {Record<string, (value: string) => string | undefined>} */
const CHECKS = {
  VITE_API_HOST: originMistake,
  VITE_PICTURE_HOSTS: picturesMistake,
  VITE_IDENTITY_ISSUER: addressMistake,
  VITE_CONTACTS_ISSUER: addressMistake,
  VITE_GRAPH_HOST: addressMistake,
  VITE_SUPPORT_EMAIL: emailMistake,
  VITE_HTTPS: httpsMistake,
}

/** Settings that are useful only together. */
const PAIRS = [
  ['VITE_IDENTITY_ISSUER', 'VITE_IDENTITY_CLIENT'],
  ['VITE_CONTACTS_ISSUER', 'VITE_CONTACTS_CLIENT'],
]

/** Vite's own variables. */
const OF_VITE = new Set(['VITE_USER_NODE_ENV', 'VITE_CJS_IGNORE_WARNING', 'VITE_CJS_TRACE'])

/** Vite reads some of these files, but their settings would not reach the page, the policy and the manifest. */
const ENV_FILE = /^\.env(?:\.(?!example$)[\w.]+)?$/

/** @param {string} root the repository's folder @returns {string[]} */
export const envFileMistakes = (root) =>
  readdirSync(root)
    .filter(
      (name) =>
        ENV_FILE.test(name) &&
        statSync(`${root}/${name}`, { throwIfNoEntry: false })?.isFile() &&
        /^\s*(?:export\s+)?VITE_/m.test(readFileSync(`${root}/${name}`, 'utf8')),
    )
    .map(
      (name) =>
        `${name} is not read: put settings before the command, as in VITE_API_HOST=https://api.club.example npm run build.`,
    )

/**
 * What is wrong with the settings of a build, a sentence for each mistake; none when it can be built.
 * @param {Record<string, string | undefined>} env the shell's variables
 * @returns {string[]}
 */
export function settingMistakes(env) {
  const names = settingNames
  const valueOf = (/** @type {string} */ name) => env[name]?.trim() ?? ''
  const unknown = Object.keys(env)
    .filter((name) => /^VITE_/i.test(name) && !names.includes(name) && !OF_VITE.has(name))
    .map(
      (name) =>
        `${name} is not a setting.${suggestion(name, names)} README lists them under "Settings of a build".`,
    )
  const wrong = names.flatMap((name) => {
    const value = valueOf(name)
    const mistake = value === '' ? undefined : (quotesMistake(value) ?? CHECKS[name]?.(value))
    return mistake ? [`${name}=${value} ${mistake}.`] : []
  })
  const halves = PAIRS.flatMap((pair) => {
    const [missing, ...more] = pair.filter((name) => valueOf(name) === '')
    if (missing === undefined || more.length > 0) return []
    const [given] = pair.filter((name) => name !== missing)
    return [`${given} is set and ${missing} is not: without both nothing is offered.`]
  })
  const isPlainHost = parsedUrl(valueOf('VITE_API_HOST'))?.protocol === 'http:'
  const contradiction =
    isPlainHost && valueOf('VITE_HTTPS') === 'subdomains'
      ? [
          'VITE_HTTPS=subdomains contradicts an http address in VITE_API_HOST: a page over https cannot call a host over http.',
        ]
      : []
  return [
    ...unknown,
    ...wrong,
    ...halves,
    ...contradiction,
    ...brandingMistakes(valueOf('VITE_BRANDING')),
  ]
}

/** Each option of the build, as it is written. */
const OPTIONS = ['--demo', '--test', '--if-stale', '--help']

/** @param {string} word that is not one of `OPTIONS` */
function optionMistake(word) {
  if (word.startsWith('--base'))
    return `${word}: the app cannot be served below a path. Give it a host name of its own, such as golf.club.example.`
  if (word.startsWith('-'))
    return `${word} is not an option.${suggestion(word, OPTIONS)} Options: ${OPTIONS.join(', ')}.`
  return `${word}: a build takes only options (${OPTIONS.join(', ')}).`
}

/**
 * @param {readonly string[]} args what follows the build's name
 * @returns {string[]} a sentence for each unknown option
 */
export const optionMistakes = (args) =>
  args.filter((word) => !OPTIONS.includes(word) && word !== '--').map(optionMistake)
