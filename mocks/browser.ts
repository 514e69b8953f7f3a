/**
 * The fake backend's entry for the demo's page: what the page needs before the fake is loaded, and a function that loads it.
 * It must not import code for Node.
 */
export { hideBar, showBar } from './console/show-bar'
export { EMPTY_LINK, LINK_PARAMETERS, type DemoLink, type LinkProblem } from './link/link'
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
