import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { brandDefines, branded, brandingOf } from './scripts/build/branding.mjs'
import { buildTargets } from './scripts/browsers/support.mjs'
import { chromiumLaunch } from './scripts/engines/chromium.mjs'
import { chunkNames, compileHints } from './scripts/build/chunks.mjs'
import { shortNames } from './scripts/build/class-names.mjs'
import { noFacades } from './scripts/build/facades.mjs'
import { headersFile } from './scripts/build/headers-plugin.mjs'
import { lightRouter } from './scripts/build/libraries/light-router.mjs'
import { manifest } from './scripts/build/manifest.mjs'
import { oldBrowserPage } from './scripts/build/old-browser-page.mjs'
import { prerendered } from './scripts/build/prerender.mjs'
import { reactModules } from './scripts/build/libraries/react-modules.mjs'
import { pageSettings, settings } from './scripts/build/settings.mjs'
import { cachedModules } from './scripts/vitest/cached-modules.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const alias = { '~': at('src'), '#mocks': at('mocks') }

/** The router's package names its development build alone; the other one has no warnings in it. */
const router = (file: string) => at(`node_modules/react-router/dist/production/${file}.mjs`)
const buildAlias = { 'react-router/dom': router('dom-export'), 'react-router': router('index') }

/** The files that are loaded before any page's own, or with its frame. */
const STARTED = /assets\/(?:start|feed)-/

const setupFiles = ['scripts/vitest/fail-on-console-error.ts', 'scripts/vitest/wait-for-timeout.ts']
const setupFilesOfApp = [...setupFiles, 'scripts/vitest/responses-on-contract.ts']

/** Tests that have modules of their own: they use what a page has once (session, API client), start programs, or replace modules. */
const ALONE = [
  '{scripts,e2e}/**/*.test.{ts,mjs}',
  'src/{api,app,session,sw}/**/*.test.ts',
  'src/lib/before-reload.test.ts',
  'src/pages/linx-load.test.ts',
  'src/features/feed/news/round-reactions.test.ts',
  'src/features/push-prompt/mutations.test.ts',
]
const IN_BROWSER = '**/*.browser.test.*'

export default defineConfig(({ mode, command }) => {
  const demo = mode === 'demo'
  const values = settings(demo)
  const brand = brandingOf(values['VITE_BRANDING'] ?? '')
  const brandDefine = brandDefines(values)
  const css = { modules: { generateScopedName: shortNames(at('.')) } }
  // SignalR's client checks for Node's `require`. Without these constants the bundler adds a substitute for it to every page.
  const define = {
    ...brandDefine,
    'typeof __webpack_require__': '"function"',
    'typeof require': '"undefined"',
  }
  return {
    root: 'src',
    publicDir: 'public',
    envDir: '..',
    cacheDir: at('node_modules/.vite'), // the tests have another root
    resolve: { alias: command === 'build' ? { ...alias, ...buildAlias } : alias },
    server: { port: 5173 },
    // Only with a brand, because Vitest passes them on to every command that a test starts.
    ...(values['VITE_BRANDING'] && { define: brandDefine }),
    ...(command === 'build' && { css, define }),
    build: {
      outDir: demo ? '../dist-demo' : '../dist',
      emptyOutDir: true,
      assetsInlineLimit: 0, // a data: address would need a looser content policy
      modulePreload: {
        polyfill: false,
        // A page's list leaves out the files that are loaded anyway, to keep the list of all pages short.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !STARTED.test(file)),
      },
      target: buildTargets(at('.')), // `browserslist` in package.json; the style sheets follow it too
      rolldownOptions: {
        // Notes on the bundler's own work. Imports on demand are meant: chunks.mjs decides which modules share a file.
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        output: {
          // The shortest names the bundler allows: every page loads the list of all names, and hashes do not compress.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkNames(at('.')) }],
          },
        },
      },
    },
    plugins: [
      branded(values),
      react(), // without React Compiler: .github/DECISIONS.md
      noFacades(),
      compileHints(),
      lightRouter(),
      reactModules(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: demo ? 'sw/demo' : 'sw', // the file's name decides the output's: /sw.js in both
        filename: 'sw.ts',
        injectRegister: false,
        manifest: manifest(values['VITE_PRODUCT_NAME'] ?? '', brand),
        manifestFilename: 'manifest.webmanifest',
        integration: {
          configureCustomSWViteBuild(worker) {
            worker.logLevel = 'error' // a build of its own, which would list its steps in each build
            const output = worker.build?.rollupOptions?.output
            if (!output || Array.isArray(output)) return
            delete output.inlineDynamicImports // its name in older bundlers, of which this one warns
            output.codeSplitting = false
          },
        },
        includeManifestIcons: false, // the browser takes them when it installs the app
        injectManifest: {
          globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
          // Of use only with a network: fetched when they are wanted, by few or by the browser's own installing.
          globIgnores: [
            'assets/msal-access-*.js',
            'icons/{apple-touch,icon-512,maskable-512,monochrome-512,shortcut-*}.png',
          ],
          maximumFileSizeToCacheInBytes: 5_000_000,
        },
      }),
      pageSettings(values),
      prerendered(at('.'), { mode, css, define: brandDefine, resolve: { alias } }, brand),
      headersFile(values), // after prerendered(), because the policy names the styles in the pages
      oldBrowserPage(values['VITE_PRODUCT_NAME'] ?? ''),
    ],
    test: {
      root: at('.'),
      // A busy machine is slow, which is no fault of the product: nothing is waited for longer than it takes.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      maxWorkers: 2, // what a small machine has; the runner would leave one of the two idle
      sequence: { setupFiles: 'list' }, // one makes the modules again, and the others keep what they load
      expect: { poll: { timeout: 15_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['src/**/*.test.ts'],
            exclude: [IN_BROWSER, ...ALONE],
            setupFiles: setupFilesOfApp,
            // Loaded once for all files: most are pure functions, and what has state is made again by each test.
            isolate: false,
            unstubGlobals: true,
            unstubEnvs: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'alone',
            environment: 'node',
            include: ALONE,
            exclude: [IN_BROWSER],
            setupFiles: ['scripts/vitest/fresh-modules.ts', ...setupFilesOfApp],
            // Each file makes the modules again, in a process that it shares with others: a process for each is twice the work.
            isolate: false,
            unstubGlobals: true,
            unstubEnvs: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'fake',
            environment: 'node',
            include: ['mocks/**/*.test.ts'],
            exclude: [IN_BROWSER],
            setupFiles,
            // Each test has a world of its own, and modules keep nothing: loaded once for all files, not once for each.
            isolate: false,
            unstubGlobals: true,
            unstubEnvs: true,
          },
        },
        {
          extends: true,
          plugins: [cachedModules()],
          // Found while a test runs, they would be bundled again, and the page would have two Reacts.
          optimizeDeps: {
            include: [
              'react',
              'react/jsx-runtime',
              'react/jsx-dev-runtime',
              'react-dom',
              'react-dom/client',
              'react-dom/server',
              'react-router-dom',
              '@tanstack/react-query',
              'openapi-fetch',
              'vitest-browser-react',
              'zustand/react',
              'zustand/vanilla',
              'virtua',
              'react-easy-crop',
              '@azure/msal-browser',
              'idb-keyval',
              '@microsoft/signalr',
              'msw',
              'msw/experimental',
              '@msw/data',
              '@faker-js/faker',
              '@mswjs/interceptors/fetch',
              '@mswjs/interceptors/XMLHttpRequest',
              '@mswjs/interceptors/WebSocket',
            ],
          },
          test: {
            name: 'browser',
            // After the tests in Node, since both at once slow each other down; a page waits for frames, so two leave a processor idle.
            sequence: { groupOrder: 1, setupFiles: 'list' },
            maxWorkers: 4,
            include: ['{src,mocks}/**/*.browser.test.{ts,tsx}'],
            setupFiles: [
              ...setupFilesOfApp,
              'scripts/vitest/empty-storage.ts',
              'scripts/vitest/without-owner-stacks.ts',
            ],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: chromiumLaunch('shell') }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }
})
