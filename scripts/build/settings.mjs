import { brandingOf } from './branding.mjs'

const PRODUCT_NAME = 'Linx Golf'

/**
 * The environment variables of a build. The page carries them as `<meta>`, so that one bundle can be pointed elsewhere; only
 * VITE_HTTPS is in the headers alone. Empty means the app's own origin, or no such service. `demo` is the default of the demo,
 * whose fake also plays the identity provider and Microsoft; `otherwise`: that of a production build; `unset`: what golfers see
 * without it, printed as a notice of the build.
 * @type {Record<string, { demo: string, otherwise?: string, unset?: string }>}
 */
const SETTINGS = {
  VITE_API_HOST: { demo: '' },
  VITE_PICTURE_HOSTS: { demo: '' },
  VITE_IDENTITY_ISSUER: { demo: '/_identity' },
  VITE_IDENTITY_CLIENT: { demo: 'linx-golf' },
  VITE_CONTACTS_ISSUER: { demo: '/_identity' },
  VITE_CONTACTS_CLIENT: { demo: 'linx-golf' },
  VITE_GRAPH_HOST: { demo: '/_graph' },
  VITE_BRANDING: { demo: '' },
  VITE_PRODUCT_NAME: { demo: PRODUCT_NAME, otherwise: PRODUCT_NAME },
  VITE_SUPPORT_EMAIL: {
    demo: 'support@linxgolf.example',
    unset: 'Contact, About, Privacy and Terms name no address to write to',
  },
  VITE_POSTAL_ADDRESS: { demo: '', unset: 'Contact says that no postal address is given' },
  VITE_HTTPS: { demo: '' },
}

/** The names of all settings. */
export const settingNames = Object.keys(SETTINGS)

/**
 * The settings of a build. They are handed on as values, never through the environment: what a configuration leaves
 * there is inherited by every command started from it.
 * @param {boolean} demo
 * @returns {Record<string, string>} by name
 */
export function settings(demo) {
  const brand = brandingOf(process.env['VITE_BRANDING']?.trim() ?? '')
  /** @param {string} name @param {{ demo: string, otherwise?: string }} defaults */
  const valueOf = (name, defaults) => {
    const given = process.env[name]
    const value = given?.trim() ?? ''
    if (value !== '') return name.endsWith('_HOST') ? value.replace(/\/+$/, '') : value
    if (name === 'VITE_PRODUCT_NAME' && brand.name) return brand.name
    // Set to an empty value, a setting turns the demo's service off.
    return demo && given === undefined ? defaults.demo : (defaults.otherwise ?? '')
  }
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([name, defaults]) => [name, valueOf(name, defaults)]),
  )
}

/**
 * A line for each unset setting that a host's owner should know about, since golfers notice it.
 * @param {Record<string, string>} values by name
 * @returns {string[]}
 */
export const unsetNotices = (values) =>
  Object.entries(SETTINGS).flatMap(([name, { unset }]) =>
    unset && !values[name] ? [`${name} is not set: ${unset}.`] : [],
  )

/** @param {string} text @returns {URL | undefined} undefined for a text that is not an address */
export const parsedUrl = (text) => (URL.canParse(text) ? new URL(text) : undefined)

/**
 * Whether the app is built for https: `host` (this host alone), `subdomains` (those below it too), or `off`. A page over
 * https cannot ask an http host, so an app for such a host is served over http.
 * @param {Record<string, string>} values by name
 * @returns {'host' | 'subdomains' | 'off'}
 */
export function transportOf({ VITE_HTTPS: wanted = '', VITE_API_HOST: host = '' }) {
  if (wanted === 'off' || parsedUrl(host)?.protocol === 'http:') return 'off'
  return wanted === 'subdomains' ? 'subdomains' : 'host'
}

const TRANSPORTS = {
  host: 'https: browsers must use https for this host for two years (VITE_HTTPS=subdomains: for its subdomains too; VITE_HTTPS=off: not at all)',
  subdomains: 'https: browsers must use https for this host and all its subdomains for two years',
  off: 'http: neither Strict-Transport-Security nor upgrade-insecure-requests is sent, for an app that is served over http',
}

/**
 * The consequences of a build's settings, for its last lines.
 * @param {Record<string, string>} values by name
 * @returns {string[]}
 */
export function decisionLines(values) {
  const contacts = values['VITE_CONTACTS_ISSUER']
  const graph = values['VITE_GRAPH_HOST'] || 'https://graph.microsoft.com'
  const { VITE_BRANDING: branding, VITE_PRODUCT_NAME: product } = values
  return [
    ...(branding ? [`brand: ${product}, from ${branding}`] : []),
    TRANSPORTS[transportOf(values)],
    contacts
      ? `contacts: read with ${contacts} from ${graph}, both named in the content policy`
      : 'contacts: not offered; the content policy names no address of Microsoft',
  ]
}

/**
 * The host that an app with these settings uses.
 * @param {Record<string, string>} values by name
 */
export const hostText = ({ VITE_API_HOST: host }) =>
  host ? host.replace(/\/+$/, '') : 'the host that serves it (VITE_API_HOST is not set)'

/** Escapes a text for HTML. @param {string} text */
export const asHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * Writes them into the page, where it says `%NAME%`.
 * @param {Record<string, string>} values
 * @returns {import('vite').Plugin}
 */
export const pageSettings = (values) => ({
  name: 'linx:page-settings',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(/%(VITE_\w+)%/g, (whole, name) => {
        const value = values[name]
        return value === undefined ? whole : asHtml(value)
      }),
  },
})
