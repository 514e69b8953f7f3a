import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/chromium.mjs'
import { headersFile } from './scripts/headers-plugin.mjs'
import { manifest } from './scripts/manifest.mjs'

// Empty = the app's own origin. index.html carries it, so that one bundle can be pointed elsewhere.
process.env['VITE_API_HOST'] ??= ''
process.env['VITE_PICTURE_HOSTS'] ??= ''

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const alias = { '~': at('src'), '#mocks': at('mocks') }

/** The router's package names its development build alone; the other one has no warnings in it. */
const router = (file: string) => at(`node_modules/react-router/dist/production/${file}.mjs`)
const buildAlias = { 'react-router/dom': router('dom-export'), 'react-router': router('index') }

// What the pages of a signed-in golfer share is one file, since many small ones compress badly. The parts of the sign-in page
// stay out of it.
const GOLFERS = [
  /@tanstack|virtua/,
  /src\/app\/(golfers-start|shell\/(?!draft-guard|score-outcome|messages|message-hosts|unreachable|fatal|logout-question))/,
  /src\/(features\/(linx|people|comments)\/(?!panel|viewer|sheet|head|since\/|story\/|empty)|pages\/linx)/,
  /src\/(features\/(site\/rail-footer|follow\/request-count|courses\/(post-again|course-links|queries))|reporting\/(create-)?form-use)/,
  /src\/(realtime\/use-hub|domain\/played|lib\/(initials|unique))/,
  /src\/api\/(query-client|decode\/(linx|comments|handicap|scores|ghin|follow))/,
  /src\/domain\/(linx|relative|handicap|money|names|place|leader|tee|server)/,
  /src\/ui\/(avatar|back-link|badge|banner|bone|card|ledger|load-failure|masthead|menu|part\.|pill|rail|rows|section-icons|skip-link|swatch|tabs)/,
]
// What every page is made of from the start. The ground styles are with them: they fix the order of the layers, so no sheet may
// come before them.
const PARTS =
  /src\/ui\/styles|openapi-fetch|jsx-runtime|compiler-runtime|react\/(cjs|index)|preload-helper|src\/(session|api\/(?!query-client|decode\/(?!value|user|auth)))|src\/ui\/(alerts|brand|button|field|footer|icon|last-focus|notice|text|toasts|visually)|src\/platform\/(visibility|connection|lock|cookies|storage|tabs|device)|src\/lib\/(class|listeners|timers|text|clock|numbers|abort|online|deferred)|src\/domain\/(credentials|messages\/(request|session|login))/
const isGolfers = (id: string) => GOLFERS.some((pattern) => pattern.test(id))

export default defineConfig(({ mode, command }) => {
  const demo = mode === 'demo'
  // The demo's fake plays the identity provider too.
  process.env['VITE_IDENTITY_ISSUER'] ??= demo ? '/_identity' : ''
  process.env['VITE_IDENTITY_CLIENT'] ??= demo ? 'linx-golf' : ''
  // And Microsoft, for the contacts.
  process.env['VITE_CONTACTS_ISSUER'] ??= demo ? '/_identity' : ''
  process.env['VITE_CONTACTS_CLIENT'] ??= demo ? 'linx-golf' : ''
  process.env['VITE_GRAPH_HOST'] ??= demo ? '/_graph' : ''
  return {
    root: 'src',
    publicDir: 'public',
    envDir: '..',
    cacheDir: at('node_modules/.vite'), // the tests have another root
    resolve: { alias: command === 'build' ? { ...alias, ...buildAlias } : alias },
    server: { port: 5173 },
    build: {
      outDir: demo ? '../dist-demo' : '../dist',
      emptyOutDir: true,
      assetsInlineLimit: 0, // a data: address would need a looser content policy
      modulePreload: { polyfill: false },
      target: 'es2023',
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'golfers', test: isGolfers },
              { name: 'parts', test: PARTS },
            ],
          },
        },
      },
    },
    plugins: [
      react({ compiler: true }),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: demo ? 'sw/demo' : 'sw', // the file's name decides the output's: /sw.js in both
        filename: 'sw.ts',
        injectRegister: false,
        manifest,
        manifestFilename: 'manifest.webmanifest',
        injectManifest: {
          globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
          globIgnores: ['assets/msal-access-*.js'], // of use only with a network, and to few: fetched when it is wanted
          maximumFileSizeToCacheInBytes: 5_000_000,
        },
      }),
      headersFile(),
    ],
    test: {
      root: at('.'),
      testTimeout: 20_000, // property tests on a busy machine
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['{src,mocks,scripts}/**/*.test.{ts,mjs}'],
            exclude: ['**/*.browser.test.*'],
            setupFiles: ['scripts/vitest/fail-on-console-error.ts'],
          },
        },
        {
          extends: true,
          // Found while a test runs, they would be bundled anew, and the page would have two Reacts.
          optimizeDeps: {
            include: [
              'react',
              'react/jsx-runtime',
              'react/jsx-dev-runtime',
              'react/compiler-runtime',
              'react-dom',
              'react-dom/client',
              'react-dom/server',
              'react-router-dom',
              '@tanstack/react-query',
              'openapi-fetch',
              'vitest-browser-react',
              'virtua',
              'react-hook-form',
              'react-easy-crop',
              '@azure/msal-browser',
              'idb-keyval',
              '@microsoft/signalr',
              'msw',
              'msw/experimental',
              'openapi-msw',
              '@msw/data',
              '@faker-js/faker',
              '@mswjs/interceptors/fetch',
              '@mswjs/interceptors/XMLHttpRequest',
              '@mswjs/interceptors/WebSocket',
            ],
          },
          test: {
            name: 'browser',
            include: ['{src,mocks}/**/*.browser.test.{ts,tsx}'],
            setupFiles: ['scripts/vitest/fail-on-console-error.ts'],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: chromiumLaunch() }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }
})
