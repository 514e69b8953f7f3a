/**
 * What a build is told by the shell, by name, and what it is where the shell says nothing. The page carries all of them
 * as `<meta>`, so that one bundle can be pointed elsewhere. Empty = the app's own origin, or: there is none.
 * The demo's fake plays the identity provider and Microsoft, too.
 * @type {Record<string, { demo: string }>}
 */
const SETTINGS = {
  VITE_API_HOST: { demo: '' },
  VITE_PICTURE_HOSTS: { demo: '' },
  VITE_IDENTITY_ISSUER: { demo: '/_identity' },
  VITE_IDENTITY_CLIENT: { demo: 'linx-golf' },
  VITE_CONTACTS_ISSUER: { demo: '/_identity' },
  VITE_CONTACTS_CLIENT: { demo: 'linx-golf' },
  VITE_GRAPH_HOST: { demo: '/_graph' },
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
      process.env[name] ?? (demo ? own.demo : ''),
    ]),
  )

/** @param {string} text */
const asAttribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Writes them into the page, where it says `%NAME%`.
 * @param {Record<string, string>} told
 * @returns {import('vite').Plugin}
 */
export const pageSettings = (told) => ({
  name: 'linx:page-settings',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(/%(VITE_\w+)%/g, (whole, name) => {
        const value = told[name]
        return value === undefined ? whole : asAttribute(value)
      }),
  },
})
