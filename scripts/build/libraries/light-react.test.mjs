import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutNames, withoutUnused } from './light-react.mjs'
import { asModule, builtModule, REACT_FILES } from './react-modules.mjs'

const fileOf = (/** @type {string} */ name) => REACT_FILES.get(name) ?? ''
const builtOf = (/** @type {string} */ name) =>
  builtModule(readFileSync(fileOf(name), 'utf8'), fileOf(name))
const moduleOf = (/** @type {string} */ name) => asModule(readFileSync(fileOf(name), 'utf8'))
const exportsOf = (/** @type {string} */ code) =>
  [...(/\nexport \{ (.+) \};\n$/.exec(code)?.[1] ?? '').matchAll(/ as (\w+)/g)].map(
    ([, name]) => name,
  )

test('the functions of this release of React that are emptied: read the code of one that an update adds', () => {
  const emptied = [
    ...builtOf('react-dom/client').matchAll(/^function ([\w$]+)\([^)]*\) \{ return null \}$/gm),
  ]
  expect(emptied.map(([, name]) => name)).toMatchInlineSnapshot(`
    [
      "getSuspenseInstanceFromFiber",
      "getActivityInstanceFromFiber",
      "getStackByFiberInDevAndProd",
      "getBumpedLaneForHydration",
      "handlePropertyChange",
      "handleEventsForInputEventPolyfill",
      "getTargetInstForInputEventPolyfill",
      "getViewTransitionName",
      "getViewTransitionClassName",
      "mountActionState",
      "updateActionState",
      "rerenderActionState",
      "startHostTransition",
      "requestFormReset$1",
      "updateActivityComponent",
      "retrySuspenseComponentWithoutHydrating",
      "updateDehydratedSuspenseComponent",
      "updateSuspenseListComponent",
      "preloadInstanceAndSuspendIfNeeded",
      "preloadResourceAndSuspendIfNeeded",
      "commitNewChildToFragmentInstances",
      "commitFragmentInstanceInsertionEffects",
      "commitFragmentInstanceDeletionEffects",
      "commitHostSingletonAcquisition",
      "trackEnterViewTransitions",
      "pushViewTransitionCancelableScope",
      "applyViewTransitionToHostInstances",
      "applyViewTransitionToHostInstancesRecursive",
      "restoreViewTransitionOnHostInstances",
      "commitAppearingPairViewTransitions",
      "commitEnterViewTransitions",
      "commitDeletedPairViewTransitions",
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "restorePairedViewTransitions",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      "measureViewTransitionHostInstancesRecursive",
      "measureNestedViewTransitions",
      "commitActivityHydrationCallbacks",
      "accumulateSuspenseyCommitOnFiber",
      "scheduleViewTransitionEvent",
      "reportViewTransitionError",
      "flushAfterMutationEffects",
      "retryDehydratedSuspenseBoundary",
      "extractEvents$1",
      "setPropOnCustomElement",
      "createHoistableInstance",
      "isSingletonScope",
      "clearHydrationBoundary",
      "hideOrUnhideDehydratedBoundary",
      "applyViewTransitionName",
      "restoreViewTransitionName",
      "startViewTransition",
      "ViewTransitionPseudoElement",
      "createViewTransitionInstance",
      "commitNewChildToFragmentInstance",
      "deleteChildFromFragmentInstance",
      "canHydrateHydrationBoundary",
      "registerSuspenseInstanceRetry",
      "getNextHydratableInstanceAfterHydrationBoundary",
      "resolveSingletonInstance",
      "releaseSingletonInstance",
      "requestFormReset",
      "preconnectAs",
      "preload",
      "preloadModule",
      "preinitStyle",
      "preinitScript",
      "preinitModuleScript",
      "getResource",
      "acquireResource",
      "getHydratableHoistableCache",
      "mountHoistable",
      "isHostHoistableType",
      "preloadResource",
      "suspendResource",
      "waitForCommitToBeReady",
      "insertSuspendedStylesheets",
      "attemptExplicitHydrationTarget",
      "defaultOnDefaultTransitionIndicator",
    ]
  `)
})

test('names that lead to a feature that is left out are not exported, all others are', () => {
  const left = [...REACT_FILES.keys()].flatMap((name) => {
    const kept = new Set(exportsOf(builtOf(name)))
    return exportsOf(moduleOf(name)).filter((one) => !kept.has(one))
  })
  expect(left).toEqual([
    'Activity',
    'ViewTransition',
    'addTransitionType',
    'useActionState',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ])
})

test('a name is left out of the list of exports only', () => {
  expect(
    withoutNames('var $Activity = 1;\n\nexport { $Activity as Activity, $use as use };\n'),
  ).toBe('var $Activity = 1;\n\nexport { $use as use };\n')
})

test('no commit is a view transition, and a fragment has no methods', () => {
  const code = builtOf('react-dom/client')
  expect(code).toMatch(/\bisViewTransitionEligible = false;/)
  expect(moduleOf('react-dom/client')).toMatch(/^FragmentInstance\.prototype\.focus = /m)
  expect(code).not.toMatch(/^FragmentInstance\.prototype\./m)
})

test('a commit does not change the head of the page', () => {
  const ofHead = /\bgetElementsByTagName\("title"\)/
  expect(moduleOf('react-dom/client')).toMatch(ofHead)
  const code = builtOf('react-dom/client')
  expect(code).not.toMatch(ofHead)
  expect(code).toMatch(/^ {4}case 27:\n {6}recursivelyTraverseMutationEffects\(/m) // what follows is there
})

test('React makes no events of entering, leaving, selecting and composing, and looks for no document', () => {
  const made =
    /(?<=^register\w+Event\(\s*"on)(?:(?:Mouse|Pointer)(?:Enter|Leave)|Select|BeforeInput|Composition\w+)/gm
  expect(moduleOf('react-dom/client').match(made)).toEqual([
    'MouseEnter',
    'MouseLeave',
    'PointerEnter',
    'PointerLeave',
    'Select',
    'BeforeInput',
    'CompositionEnd',
    'CompositionStart',
    'CompositionUpdate',
  ])
  const code = builtOf('react-dom/client')
  expect(code.match(made)).toBeNull()
  // Where each is declared, and no use of it.
  for (const name of ['canUseDOM', 'constructSelectEvent', 'getNativeBeforeInputChars'])
    expect(code.match(new RegExp(`\\b${name}\\b`, 'g'))).toHaveLength(1)
  expect(code).toContain('registerTwoPhaseEvent(\n  "onChange"')
})

test('a file of another form ends the build', () => {
  const code = moduleOf('react-dom/client')
  expect(() =>
    withoutUnused(code.replaceAll('startHostTransition', 'startTransitionOfHost')),
  ).toThrow(
    'React has another form than scripts/build/libraries/light-react.mjs rewrites (^(function startHostTransition',
  )
  expect(() => withoutUnused(code.replaceAll('(lanes & 335544064) === lanes', 'lanes'))).toThrow(
    'isViewTransitionEligible',
  )
})
