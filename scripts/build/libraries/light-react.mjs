/**
 * React's files without the features that the app does not use. A bundler cannot leave a feature out, because the functions that render
 * handle every kind of element. So the functions of those features are emptied here, and the bundler removes what only they call. A build
 * that imports a name of such a feature fails; lint finds the elements, attributes and events (`no-left-out` in scripts/checks/lint-rules.mjs).
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
  // Elements that React moves into the head of the page, and components for `<html>`, `<head>` and `<body>`.
  'isHostHoistableType',
  'isSingletonScope',
  '(?:create|mount)Hoistable(?:Instance)?',
  'getHydratableHoistableCache',
  '(?:resolve|release)SingletonInstance',
  'commitHostSingletonAcquisition',
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
  'extractEvents\\$1', // of a form with an action
  // Changes of a field in browsers without the event `input`.
  '(?:getTargetInstFor|handleEventsFor)InputEventPolyfill',
  'handlePropertyChange',
  // Suspense in a page that React takes over: the sign-in page has none (prerender.mjs).
  'updateDehydratedSuspenseComponent',
  'retryDehydratedSuspenseBoundary',
  'retrySuspenseComponentWithoutHydrating',
  '(?:clearHydration|hideOrUnhideDehydrated)Boundary',
  '(?:getNextHydratableInstanceAfter|canHydrate)HydrationBoundary',
  'registerSuspenseInstanceRetry',
  'get(?:Suspense|Activity)InstanceFromFiber',
  'getBumpedLaneForHydration',
  // The stack of components of an error: no report has it.
  'getStackByFiberInDevAndProd',
]

/** Methods of fragment refs, of the pseudo-elements of view transitions, and one of a root that nothing calls. */
const METHODS =
  /^(?:(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+|\w+\.prototype\.unstable_scheduleHydration) = [^]*?^\};$/gm

/** Whether a commit may be a view transition. */
const ELIGIBLE = /(?<=\bisViewTransitionEligible = )\(lanes & \d+\) === lanes(?=;)/g

/** The part of a commit that changes the head of the page. */
const HEAD = /^ {4}case 26:\n {6}ii = currentHoistableRoot;[^]*?(?=^ {4}case 27:$)/gm

/** The registration of events that React synthesizes from others, such as `onMouseEnter` from `mouseover`. */
const SYNTHESIZED_EVENTS =
  /^register(?:TwoPhase|Direct)Event\(\s*"on(?:(?:Mouse|Pointer)(?:Enter|Leave)|Select|BeforeInput|Composition\w+)",[^;]*;$/gm

/** The code that synthesizes the enter and leave events. */
const ENTER_AND_LEAVE = /^ {6}a: \{\n {8}SyntheticEventCtor =\n {10}"mouseover" === [^]*?^ {6}\}$/gm

/** The code that synthesizes the select, beforeinput and composition events. */
const SELECT_AND_COMPOSE = /^ {6}handleEventFunc = targetInst \? [^]*?(?=^ {6}extractEvents\$1\()/gm

/** Checks for a document and for the `input` event, which every browser has that can load a module. */
const HAS_DOCUMENT = /\bcanUseDOM\b(?! =)/g
const HAS_INPUT_EVENT = /^var isInputEventSupported = !1;\nif \(canUseDOM\) \{\n[^]*?^\}$/gm

/** What is replaced, and with what. @type {(readonly [RegExp, string])[]} */
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
  [HEAD, ''],
  [SYNTHESIZED_EVENTS, ''],
  [ENTER_AND_LEAVE, ''],
  [SELECT_AND_COMPOSE, ''],
  [HAS_INPUT_EVENT, 'var isInputEventSupported = true;'],
  [HAS_DOCUMENT, 'true'],
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
