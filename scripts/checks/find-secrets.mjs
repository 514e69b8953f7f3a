/** Finds real keys, tokens and passwords in the repository. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The documented formats of secrets. Values in tests do not match, because they are short or plain words. @type {[string, RegExp][]} */
const SHAPES = [
  ['a private key', /-----BEGIN (?:[A-Z]+ ){0,2}PRIVATE KEY(?: BLOCK)?-----/],
  ['the private half of a JSON web key', /"d"\s*:\s*"[\w-]{40,}"/],
  ['an AWS key', /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/],
  ['a GitHub token', /\b(?:gh[opsur]_[A-Za-z\d]{36}|github_pat_\w{40})/],
  ['an npm token', /\bnpm_[A-Za-z\d]{36}\b/],
  ['a Google key', /\bAIza[\w-]{35}/],
  ['a Slack token', /\bxox[abeoprs]-[\w-]{10}/],
  ['a Stripe key', /\b[rs]k_live_\w{16}/],
  ['an Azure key', /\b(?:AccountKey|SharedAccessKey)=[\w+/]{40}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{43}/],
  [
    'a connection string',
    /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|rediss?|amqps?|mssql):\/\/[^\s:/@]+:[^\s@]+@/,
  ],
  [
    'a connection string',
    /\b(?:Server|Data Source)=[^;\n]+;[^\n]{0,200}\b(?:Password|Pwd)=[^;\s]+/i,
  ],
  ['a VAPID private key', /VAPID_PRIVATE_KEY\s*[:=]\s*["']?[\w-]{43}\b/],
]

/** Folders that git ignores, and git's own. */
const IGNORED = /^(?:\.git|node_modules|dist(?:-\w+)?|\.built|\.results|\.report)$/

/** @param {string} text @returns {string[]} what it holds that looks like a secret */
export const secretsIn = (text) =>
  SHAPES.filter(([, shape]) => shape.test(text)).map(([what]) => what)

/** @param {string} folder @returns {string[]} the files below it */
export const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.test(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })

/** Files with settings of one machine, which do not belong in the repository. */
const SETTINGS = /(?:^|[/\\])\.env(?:\.\w+)?$/

/** @param {string} folder @returns {string[]} each file that holds a secret, and what it looks like */
export const secretsBelow = (folder) =>
  filesBelow(folder).flatMap((path) => [
    ...(SETTINGS.test(path) ? [`${path}: settings of one machine`] : []),
    ...secretsIn(readFileSync(path, 'latin1')).map((what) => `${path}: ${what}`),
  ])
