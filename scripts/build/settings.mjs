const PRODUCT_NAME = 'Linx Golf'

/**
 * The environment variables of a build, with their defaults. The page carries all of them
 * as `<meta>`, so that one bundle can be pointed elsewhere. Empty means the app's own origin, or no such service.
 * The demo's fake also plays the identity provider and Microsoft. `otherwise`: the default of a production build;
 * `unset`: what golfers see without it, printed as a notice of the build.
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
  VITE_PRODUCT_NAME: { demo: PRODUCT_NAME, otherwise: PRODUCT_NAME },
  VITE_SUPPORT_EMAIL: {
    demo: 'support@linxgolf.example',
    unset: 'Contact, About, Privacy and Terms name no address to write to',
  },
  VITE_POSTAL_ADDRESS: { demo: '', unset: 'Contact says that no postal address is given' },
}

/**
 * The settings of a build. They are handed on as values, never through the environment: what a configuration leaves
 * there is inherited by every command started from it.
 * @param {boolean} demo
 * @returns {Record<string, string>} by name
 */
export const settings = (demo) =>
  Object.fromEntries(
    Object.entries(SETTINGS).map(([name, own]) => [
      name,
      process.env[name]?.trim() ||
        (demo && process.env[name] === undefined ? own.demo : (own.otherwise ?? '')),
    ]),
  )

/**
 * A line for each setting that a host's owner should know to be unset, since golfers meet it.
 * @param {Record<string, string>} values by name
 * @returns {string[]}
 */
export const unsetNotices = (values) =>
  Object.entries(SETTINGS).flatMap(([name, { unset }]) =>
    unset && !values[name] ? [`${name} is not set: ${unset}.`] : [],
  )

/** @param {string} text */
const asHtml = (text) =>
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
