/**
 * Two pages of one build: `index.html`, asked for as `/`, has the sign-in page in it and is there before any script;
 * `app.html` is every other address and empty until the app is there.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { filesOf } from './bundle-files.mjs'
import { earlyScript, firstFiles, preloads } from './early.mjs'

const LOGIN = '/src/pages/login-page.tsx'

/**
 * Runs the app's own code in this process: it draws the sign-in page.
 * @param {string} root the repository's folder
 * @param {import('vite').InlineConfig} config how the app is built: its aliases and class names
 * @returns {Promise<string>}
 */
async function signInMarkup(root, config) {
  const outDir = join(root, `node_modules/.linx-prerender-${process.pid}`) // below it, its packages are found
  await build({
    ...config,
    configFile: false,
    root: join(root, 'src'),
    publicDir: false,
    logLevel: 'error',
    build: { ssr: 'app/prerender.tsx', outDir, emptyOutDir: true, target: 'node20' },
  })
  try {
    /** @type {{ prerender(): string }} */
    const { prerender } = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
    return prerender()
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

/**
 * The styles of some files as one, in their order: each file more is one more that the first frame waits for.
 * @param {import('vite').Rolldown.OutputBundle} bundle @param {Iterable<string>} names
 */
function oneStyle(bundle, names) {
  const styles = [...names].map((name) => bundle[name])
  return styles.map((file) => (file?.type === 'asset' ? String(file.source) : '')).join('\n')
}

const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g
const STYLES = /\s*<link rel="stylesheet"[^>]*>/g
const THEME = '<script src="/theme.js"></script>'
const ROOT = '<div id="root"></div>'

/**
 * The page of a golfer: with its early script, and with the first screen's files, which the frame of every page needs.
 * @param {string} page @param {string[]} files @param {string | undefined} early its file
 */
export const withEarly = (page, files, early) =>
  page
    .replace(THEME, () =>
      early ? `${THEME}\n    <script async fetchpriority="high" src="/${early}"></script>` : THEME,
    )
    .replace(
      '</head>',
      () =>
        `${preloads(files)
          .map((link) => `  ${link}\n`)
          .join('  ')}</head>`,
    )

/**
 * The page with the sign-in page in it. Its scripts are asked for by front.js, after the first frame; its styles stand in
 * its head, so that the first frame has them. The files they come from are named as well: the app asks for none that has
 * a link, and a disabled link is not fetched.
 * @param {string} page as built for the app
 * @param {{ markup: string, scripts: Iterable<string>, style: string, styles: Iterable<string>, first?: string[], early?: string }} signIn the files by their
 * names in the bundle; `style` is all `styles` in one
 * @throws {Error} where the page has no place for it
 */
export function withSignIn(page, { markup, scripts, style, styles, first = [], early }) {
  const [tag = '', entry = ''] = SCRIPT.exec(page) ?? []
  if (!entry || !page.includes(THEME) || !page.includes(ROOT))
    throw new Error('index.html has no entry, no theme.js or no empty #root')
  const beside = [...scripts].map((name) => `/${name}`).filter((name) => name !== entry)
  const links = [
    `  <link rel="stylesheet" crossorigin href="/${style}">\n`,
    ...[...styles].map(
      (name) => `    <link rel="stylesheet" disabled crossorigin href="/${name}">\n`,
    ),
  ]
  return page
    .replace(tag, '')
    .replaceAll(PRELOADS, '')
    .replaceAll(STYLES, '')
    .replace(
      THEME,
      () =>
        `${THEME}\n    <script src="/front.js" data-app="${entry}" data-beside="${beside.join(' ')}" data-first="${first.map((name) => `/${name}`).join(' ')}"${early ? ` data-early="/${early}"` : ''}></script>`,
    )
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(ROOT, () => `<div id="root">${markup}</div>`)
}

/**
 * Makes the two pages of the built one.
 * @param {string} root the repository's folder
 * @param {import('vite').InlineConfig} config how the app is built: its aliases and class names
 * @returns {import('vite').Plugin}
 */
export function prerendered(root, config) {
  const isDemo = config.mode === 'demo'
  return {
    name: 'linx:prerendered',
    apply: 'build',
    generateBundle: {
      order: 'post', // the page has its files by then
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset')
          return this.error('there is no index.html to put the sign-in page into')
        const shell = String(page.source)
        const [entry = ''] = /(?<=<script type="module"[^>]* src="\/)[^"]+/.exec(shell) ?? []
        const login = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(LOGIN),
        )
        const files = filesOf(bundle, login?.fileName ?? '', filesOf(bundle, entry))
        const first = firstFiles(bundle, entry)
        const early = isDemo
          ? undefined // its host is in the page, or in the worker
          : await earlyScript(root, config)
        const earlyFile =
          early &&
          this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source: early }))
        this.emitFile({
          type: 'asset',
          fileName: 'app.html',
          source: withEarly(shell, first, earlyFile),
        })
        const source = oneStyle(bundle, files.styles)
        const style = this.getFileName(this.emitFile({ type: 'asset', name: 'front.css', source }))
        const markup = await signInMarkup(root, config)
        page.source = withSignIn(shell, { markup, style, ...files, first, early: earlyFile })
      },
    },
  }
}
