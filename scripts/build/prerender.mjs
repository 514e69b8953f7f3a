/**
 * Two pages of one build, each shown before any script runs: `index.html`, for `/`, has the sign-in page in it;
 * `app.html`, every other address, has the start screen: a golfer's frame with the skeleton of Linx.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, minifySync } from 'vite'
import { inBrandColors } from './branding.mjs'
import { filesOf, fileWith } from './bundle-files.mjs'
import { firstFiles, pageScript, preloads } from './early.mjs'
import { inlineStyle, rulesFor, withoutStyleAttributes } from './inline-styles.mjs'

const LOGIN = '/src/pages/login-page.tsx'

/** @typedef {{ signIn: string, start: string, failure: string }} Markup the sign-in page, the start screen, and what says that the app cannot be loaded */

/**
 * Runs the app's own code in this process: it renders the sign-in page and the start screen.
 * @param {string} root the repository's folder
 * @param {import('vite').InlineConfig} config how the app is built: its aliases and class names
 * @returns {Promise<Markup>}
 */
async function renderedMarkup(root, config) {
  const outDir = join(root, `node_modules/.linx-prerender-${process.pid}`) // below it, its packages are found
  try {
    await build({
      ...config,
      configFile: false,
      root: join(root, 'src'),
      publicDir: false,
      logLevel: 'error',
      build: { ssr: 'app/prerender.tsx', outDir, emptyOutDir: true, target: 'node20' },
    })
    /** @type {{ prerender(): string, prerenderStart(): string, prerenderFailure(): string }} */
    const code = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
    return {
      signIn: code.prerender(),
      start: code.prerenderStart(),
      failure: code.prerenderFailure(),
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/**
 * The styles of some files as one, in their order.
 * @param {import('vite').Rolldown.OutputBundle} bundle @param {Iterable<string>} names
 */
function stylesOf(bundle, names) {
  const styles = [...names].map((name) => bundle[name])
  return styles.map((file) => (file?.type === 'asset' ? String(file.source) : '')).join('\n')
}

/** The app's entry, with its file. */
const ENTRY = /\s*<script type="module"[^>]* src="\/([^"]+)"><\/script>/
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g
const STYLES = /\s*<link rel="stylesheet"[^>]*>/g
const THEME = '<script src="/theme.js"></script>'
const ROOT = '<div id="root"></div>'
/** Removed, because the page's script sets it; until then the system's theme applies (inline-styles.mjs). */
const STATIC_THEME = ' data-theme="light"'

/** Attributes and texts without effect on an inert page. The Post button's address stays: a style selects it. */
const WITHOUT_EFFECT =
  /<span[^>]* role="status">[^<]*<\/span>| (?:aria-(?!current)[a-z]+|role|tabindex|href(?!="\/postscore")|data-(?:discover|sideways|tabbar))="[^"]*"|<!-- -->/g

/** How React marks a Suspense boundary in HTML. */
const BOUNDARY = '<!--$'

/** The visible part of the start screen's markup. @param {string} markup */
export const seenOnly = (markup) => markup.replaceAll(WITHOUT_EFFECT, '')

/** @param {string} page as built for the app @throws {Error} where it has no place for a page's content */
function checkPlaces(page) {
  for (const place of [THEME, ROOT, STATIC_THEME])
    if (!page.includes(place)) throw new Error(`index.html has no ${place}`)
}

/**
 * The page with its styles in it, so that its first frame waits for no file. The style sheets they come from have disabled
 * links: the bundler's code loads no file that has a link, and a browser does not fetch a disabled one.
 * @param {string} page @param {string} css @param {Iterable<string>} files
 */
const withStyles = (page, css, files) =>
  page
    .replaceAll(STYLES, '')
    .replace(
      '</head>',
      () =>
        `${[...files].map((name) => `  <link rel="stylesheet" disabled crossorigin href="/${name}">\n  `).join('')}  <style>${inlineStyle(css)}</style>\n  </head>`,
    )

/** @param {string} failure as HTML */
const failureTemplate = (failure) => `<template id="failure">${failure}</template>`

/**
 * The page of a golfer: with the start screen, the early script, and the first screen's files, which the frame of every
 * page needs.
 * @param {string} page
 * @param {{ markup: string, failure: string, css: string, styles: Iterable<string>, files: string[], pages: { name: string, files: string[] }[], early: string }} start
 *   `failure`: shown when the app cannot be loaded; `pages`: the files that the early script preloads on other pages
 */
export function withStart(page, { markup, failure, css, styles, files, pages, early }) {
  checkPlaces(page)
  const data = pages.map(
    (one) =>
      ` data-${one.name}="${one.files.map((file) => file.replace('assets/', '')).join(' ')}"`,
  )
  const links = preloads(files.filter((file) => !file.endsWith('.css')))
  const withLinks = page
    .replace(THEME, () => `<script async src="/${early}"${data.join('')}></script>`)
    .replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`)
    // Low priority, as for an async script, so that neither the first frame nor the first data waits for the code.
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace(ROOT, () => `${ROOT}\n    ${markup}\n    ${failureTemplate(failure)}`)
  return withStyles(withLinks.replace(STATIC_THEME, ''), css, styles)
}

/**
 * The page with the sign-in page in it. front.js loads its scripts after the first content is painted.
 * @param {string} page as built for the app
 * @param {{ markup: string, failure: string, css: string, styles: Iterable<string>, scripts: Iterable<string>, front: string, first: string[], early?: string }} signIn
 *   the files by their names in the bundle; `first`: those of a signed-in golfer; `failure`: shown when the app cannot be loaded
 * @throws {Error} where the page has no place for it, or it has what the build's React cannot take over
 */
export function withSignIn(page, { markup, failure, scripts, css, styles, front, first, early }) {
  checkPlaces(page)
  if (markup.includes(BOUNDARY))
    throw new Error(
      'The sign-in page has a Suspense boundary, which no build of React here takes over: scripts/build/libraries/light-react.mjs.',
    )
  const [tag = '', entry = ''] = ENTRY.exec(page) ?? []
  if (!entry) throw new Error('index.html has no entry')
  const addresses = (/** @type {string[]} */ names) => names.map((name) => `/${name}`).join(' ')
  const data = {
    app: addresses([entry]),
    beside: addresses([...scripts].filter((name) => name !== entry)),
    first: addresses(first),
    ...(early && { early: addresses([early]) }),
  }
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`)
  const withScript = page
    .replace(tag, '')
    .replaceAll(PRELOADS, '')
    .replace(THEME, () => `<script async src="/${front}"${attributes.join('')}></script>`)
    .replace(ROOT, () => `<div id="root">${markup}</div>\n    ${failureTemplate(failure)}`)
  return withStyles(withScript.replace(STATIC_THEME, ' data-start="unknown"'), css, styles)
}

/**
 * Makes the two pages of the built one.
 * @param {string} root the repository's folder
 * @param {import('vite').InlineConfig} config how the app is built: its aliases and class names
 * @param {import('./branding.mjs').Branding} brand
 * @returns {import('vite').Plugin}
 */
export function prerendered(root, config, brand) {
  const isDemo = config.mode === 'demo'
  /** The page's script, with what applies the theme. @param {string} name @param {string} code */
  const withTheme = (name, code) => {
    const theme = inBrandColors(readFileSync(join(root, 'src/public/theme.js'), 'utf8'), brand)
    return minifySync(name, `${theme};\n${code}`, { compress: { target: 'es2019' } }).code
  }
  return {
    name: 'linx:prerendered',
    apply: 'build',
    generateBundle: {
      order: 'post', // the page has its files by then
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset')
          return this.error('there is no index.html to put the sign-in page into')
        /** @param {string} name @param {string} code */
        const emitScript = (name, code) =>
          this.getFileName(this.emitFile({ type: 'asset', name, source: withTheme(name, code) }))
        const shell = String(page.source)
        const [, entry = ''] = ENTRY.exec(shell) ?? []
        // The entry's files first, then those that only the sign-in page has.
        const signIn = filesOf(bundle, fileWith(bundle, LOGIN), filesOf(bundle, entry))
        const { first, pages } = firstFiles(bundle, entry)
        const firstStyles = [
          ...filesOf(bundle, entry).styles,
          ...first.filter((file) => file.endsWith('.css')),
        ]
        const early = emitScript('early.js', await pageScript(root, config, 'early-start.ts'))
        const front = emitScript('front.js', await pageScript(root, config, 'front.js'))
        const markup = await renderedMarkup(root, config)
        const start = withoutStyleAttributes(seenOnly(markup.start))
        const pageFiles = new Set(pages.flatMap(({ files }) => files))
        const pageStyles = rulesFor(stylesOf(bundle, pageFiles), start.markup)
        this.emitFile({
          type: 'asset',
          fileName: 'app.html',
          source: withStart(shell, {
            markup: start.markup,
            failure: markup.failure,
            css: stylesOf(bundle, firstStyles) + pageStyles + start.css,
            styles: firstStyles,
            files: first,
            pages,
            early,
          }),
        })
        page.source = withSignIn(shell, {
          ...signIn,
          markup: markup.signIn,
          failure: markup.failure,
          css: stylesOf(bundle, signIn.styles),
          front,
          first,
          ...(!isDemo && { early }),
        })
      },
    },
  }
}
