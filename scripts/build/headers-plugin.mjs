import { createHash } from 'node:crypto'
import { hostFiles } from './headers.mjs'
import { transportOf } from './settings.mjs'

/**
 * Writes the header files of three hosts beside the bundle, and their fingerprint into the page: a page served by the
 * worker keeps the headers it was cached with, so a change of headers must be a new revision of the page.
 * @param {Record<string, string>} values the build's settings, by name
 * @returns {import('vite').Plugin}
 */
export function headersFile(values) {
  const files = () =>
    hostFiles({
      apiHost: values['VITE_API_HOST'] ?? '',
      pictureHosts: values['VITE_PICTURE_HOSTS'] ?? '',
      identityIssuer: values['VITE_IDENTITY_ISSUER'] ?? '',
      contactsIssuer: values['VITE_CONTACTS_ISSUER'] ?? '',
      graphHost: values['VITE_GRAPH_HOST'] ?? '',
      https: transportOf(values),
    })
  return {
    name: 'linx:headers-file',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace(
        '%HEADERS%',
        createHash('sha256').update(JSON.stringify(files())).digest('hex').slice(0, 12),
      ),
    generateBundle() {
      for (const [fileName, source] of Object.entries(files()))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
