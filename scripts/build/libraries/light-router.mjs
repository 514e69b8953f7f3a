/**
 * The router's package without the features that the app does not use. Its router is one function with every feature, so
 * a bundler cannot leave any out. No source maps are built.
 */
const FOLDER = '/react-router/dist/production/'
/** In the one file that creates routers. */
const CREATES_ROUTERS = 'function createRouter(init) {'

/** A name for React's developer tools. A bundler takes it for a use of the component. */
const DISPLAY_NAME = /^[\w$]+\.displayName = "\w+";$/gm
/** The position before a call that only creates a component or context. */
const CREATION = /(?<==\s)(?=React[\w$]*\.(?:forwardRef|memo|createContext)\()/g

/** Lets a bundler leave out components that nothing uses. @param {string} code of the router @returns {string} */
export const withoutNames = (code) =>
  code.replaceAll(DISPLAY_NAME, '').replaceAll(CREATION, '/* @__PURE__ */ ')

/**
 * Expressions of the router's code that always have the same value in the app, and that value; replaced in this order.
 * @type {readonly (readonly [RegExp, string])[]}
 */
export const UNUSED = [
  // Options that `createBrowserRouter` is not given.
  [/\binit\.patchRoutesOnNavigation != null/g, 'false'],
  [/\binit\.(?:patchRoutesOnNavigation|instrumentations|hydrationData)\b/g, 'undefined'],
  [/\bopts\?\.hydrationData \|\| parseHydrationData\(\)/g, 'undefined'],
  [/\binit\.dataStrategy \|\| defaultDataStrategyWithMiddleware\b/g, 'defaultDataStrategy'],
  [/\binit\.dataStrategy\b/g, 'undefined'],
  // Middleware, routes with one function for all their code (src/app/routes.test.ts), errors of server components, and routers without data.
  [/(?<=\blet runClientMiddleware = )isStaticHandler \? [^]*?^ {2}\};$/gm, 'undefined;'],
  [/(?<=\bif \()typeof route\.lazy === "function"(?=\) \{)/g, 'false'],
  [/(?<=\bif \()this\.context\b/g, 'false'],
  [/\bisDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/g, 'useNavigateStable()'],
  // Routes added after the start.
  [/\bfogOfWar\.active(?! = )/g, 'false'],
  [/(?<=\bif \()isFogOfWar(?=\))/g, 'false'],
  [/^ +patchRoutes,$/gm, ''],
  [/^ +_internalSetRoutes,$/gm, ''],
  // Forms: writes are mutations of TanStack Query.
  [
    /(?<=^function normalizeNavigateOptions\(.+\n {2}if \()!opts \|\| !isSubmissionNavigation\(opts\)/gm,
    'true',
  ],
  [/(?<!function )\bisMutationMethod\([\w.]+\)/g, 'false'],
  // Loads without a navigation.
  [/^ +fetch: fetch2,$/gm, ''],
  [/^ +getFetcher,\n +resetFetcher,\n +deleteFetcher: queueFetcherForDeletion,$/gm, ''],
  [/^ +fetchLoadMatches\.forEach\(\(f, key\) => \{\n[^]*?^ {2}\}\);$/gm, ''],
  [/(?<=\bif \()f\.matches && f\.match && f\.request && f\.controller(?=\))/g, 'false'],
  // Navigations that are held back, or shown under another address or with a transition.
  [/(?<=\bif \()blockerKey(?: && delta != null)?(?=\))/g, 'false'],
  [/^ +getBlocker,\n +deleteBlocker,$/gm, ''],
  [/(?<=\bif \()opts\?\.mask(?=\))/g, 'false'],
  [/(?<=\bif \()!viewTransitionOpts \|\| !isViewTransitionAvailable(?=\))/g, 'true'],
]

/**
 * @param {string} code of the file that creates routers
 * @returns {string} the same with constants for features that the app does not use, so that a bundler leaves them out
 * @throws {Error} when the file has another form
 */
export const withoutUnused = (code) =>
  UNUSED.reduce((text, [pattern, value]) => {
    if (text.search(pattern) < 0)
      throw new Error(
        `The router has another form than scripts/build/libraries/light-router.mjs rewrites (${pattern.source}): adapt it`,
      )
    return text.replaceAll(pattern, value)
  }, code)

/** @returns {import('vite').Plugin} */
export const lightRouter = () => {
  let isFound = false
  return {
    name: 'linx:light-router',
    apply: 'build',
    transform(code, id) {
      if (!id.includes(FOLDER)) return null
      const light = withoutNames(code)
      if (!code.includes(CREATES_ROUTERS)) return { code: light, map: null }
      isFound = true
      return { code: withoutUnused(light), map: null }
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error(`No file of the router has '${CREATES_ROUTERS}': adapt light-router.mjs`)
    },
  }
}
