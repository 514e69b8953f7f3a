import { createHash } from 'node:crypto'
import { hostFiles } from './headers.mjs'
import { styleSources } from './inline-styles.mjs'
import { transportOf } from './settings.mjs'

const PLACE = '%HEADERS%'

/**
 * The header files of the hosts for some pages, and the pages with the files' fingerprint: a page served by the worker
 * keeps the headers it was cached with, so a change of headers must be a new revision of the page.
 * @param {Record<string, string>} values the build's settings, by name
 * @param {Record<string, string>} pages HTML by file name
 * @returns {{ files: Record<string, string>, pages: Record<string, string> }}
 */
export function withHeaders(values, pages) {
  const files = hostFiles({
    apiHost: values['VITE_API_HOST'] ?? '',
    pictureHosts: values['VITE_PICTURE_HOSTS'] ?? '',
    identityIssuer: values['VITE_IDENTITY_ISSUER'] ?? '',
    contactsIssuer: values['VITE_CONTACTS_ISSUER'] ?? '',
    graphHost: values['VITE_GRAPH_HOST'] ?? '',
    https: transportOf(values),
    styles: [...new Set(Object.values(pages).flatMap(styleSources))],
  })
  const mark = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
  const marked = Object.entries(pages).map(([name, html]) => [name, html.replace(PLACE, mark)])
  return { files, pages: Object.fromEntries(marked) }
}

/**
 * Writes the header files beside the bundle, when its pages are complete.
 * @param {Record<string, string>} values the build's settings, by name
 * @returns {import('vite').Plugin}
 */
export function headersFile(values) {
  return {
    name: 'linx:headers-file',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const assets = Object.values(bundle).filter((file) => file.type === 'asset')
        const built = assets.filter(({ fileName }) => fileName.endsWith('.html'))
        const html = built.map(({ fileName, source }) => [fileName, String(source)])
        const { files, pages } = withHeaders(values, Object.fromEntries(html))
        for (const page of built) page.source = pages[page.fileName] ?? page.source
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}
