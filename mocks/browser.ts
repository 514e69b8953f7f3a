/**
 * The fake backend's door for the demo's page: the little that a page needs before the fake is there, and the fake itself, which
 * is loaded later. Code for Node must not be reachable from here.
 */
export { showBar } from './console/show-bar'
export { FINE_LINK, LINK_PARAMETERS, type DemoLink, type LinkProblem } from './link/link'
export { linkQuery } from './link/link-query'
export { misspelledParameter } from './link/misspelled'
export { useOwnDevice } from './device/own-device'
export { ignoreDeviceSignal } from './device/own-signal'
export { holdEarlyRequests } from './page/hold-early-requests'
export type { InPage } from './page/in-page'
export type { OpenTab } from './page/open-tabs'

/** Loads the fake: the largest part of the demo. */
export async function loadInPage() {
  const {
    applyRecipe,
    atProvider,
    checkGolfer,
    golferOf,
    otherTabs,
    readLink,
    startInPage,
    worldKey,
  } = await import('./page/in-page')
  return {
    applyRecipe,
    atProvider,
    checkGolfer,
    golferOf,
    otherTabs,
    readLink,
    startInPage,
    worldKey,
  }
}
