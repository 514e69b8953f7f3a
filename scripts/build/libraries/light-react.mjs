/**
 * React's files without the features that the app does not use. The functions that render decide for each element what it is, so a bundler
 * leaves no feature out by itself. Here the functions of those features are emptied, and what only they call is left out. A build
 * that imports a name of such a feature ends; lint finds the elements and attributes (`no-left-out` in scripts/checks/lint-rules.mjs).
 */

/** Exports removed from React's modules. */
const NAMES = new Set([
  // Changes of the page as view transitions, and parts of it that are hidden but kept.
  'ViewTransition',
  'addTransitionType',
  'Activity',
  // Forms with actions: every write is a mutation of TanStack Query.
  'useActionState',
  'useFormState',
  'useFormStatus',
  'requestFormReset',
  // Preloads: the page itself and the bundler's imports do that.
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
])

/** Functions to empty, as patterns of names: without these features their callers do the same as before. */
const FUNCTIONS = [
  '\\w*ViewTransition\\w*',
  'flushAfterMutationEffects', // after those of a view transition
  'updateActivityComponent',
  'commitActivityHydrationCallbacks',
  'updateSuspenseListComponent', // React does not export SuspenseList
  '(?:mount|update|rerender)ActionState',
  'startHostTransition',
  'requestFormReset(?:\\$1)?',
  'defaultOnDefaultTransitionIndicator', // of asynchronous actions
  // Style sheets and scripts that components load.
  '(?:get|acquire|suspend)Resource',
  'preload(?:Module|Resource)?',
  'preinit(?:Style|Script|ModuleScript)',
  'preconnectAs',
  'insertSuspendedStylesheets',
  // What a commit waits for: such style sheets, and pictures in a view transition.
  'preload(?:Instance|Resource)AndSuspendIfNeeded',
  'accumulateSuspenseyCommitOnFiber',
  'waitForCommitToBeReady',
  // Fragment refs.
  'commitNewChildToFragmentInstances?',
  'deleteChildFromFragmentInstance',
  'commitFragmentInstance(?:Insertion|Deletion)Effects',
  'setPropOnCustomElement',
  'attemptExplicitHydrationTarget', // of `unstable_scheduleHydration`
]

/** Methods of what fragment refs and view transitions give, and one of a root that nothing calls. */
const METHODS =
  /^(?:(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+|\w+\.prototype\.unstable_scheduleHydration) = [^]*?^\};$/gm

/** Whether a commit may be a view transition. */
const ELIGIBLE = /(?<=\bisViewTransitionEligible = )\(lanes & \d+\) === lanes(?=;)/g

/** @type {(readonly [RegExp, string])[]} */
const UNUSED = [
  ...FUNCTIONS.map(
    (name) =>
      /** @type {const} */ ([
        new RegExp(`^(function ${name}\\([^)]*\\) \\{)\\n[^]*?^\\}$`, 'gm'),
        '$1 return null }',
      ]),
  ),
  [METHODS, ''],
  [ELIGIBLE, 'false'],
]

const EXPORTS = /(?<=^export \{ ).*(?= \};$)/m

/** @param {string} code of a module of React @returns {string} the same without the names that lead to what is left out */
export const withoutNames = (code) =>
  code.replace(EXPORTS, (list) =>
    list
      .split(', ')
      .filter((one) => !NAMES.has(one.replace(/^.* as /, '')))
      .join(', '),
  )

/**
 * @param {string} code of the module that renders
 * @returns {string} the same with empty functions for the features that are left out
 * @throws {Error} when the file has another form
 */
export const withoutUnused = (code) =>
  UNUSED.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) < 0)
      throw new Error(
        `React has another form than scripts/build/libraries/light-react.mjs rewrites (${pattern.source}): adapt it, or take the plugin react-modules.mjs out of vite.config.ts`,
      )
    return text.replace(pattern, replacement)
  }, code)
