/**
 * The fake backend's door for the demo's page: the little that a page needs before the fake is there, and the fake itself, which
 * is loaded later. Code for Node must not be reachable from here.
 */
export type { World } from './backend/world'
export { showBar } from './console/show-bar'
export { FINE_LINK, LINK_PARAMETERS, type DemoLink, type LinkProblem } from './link/link'
export { linkQuery } from './link/link-query'
export { holdEarlyRequests } from './page/hold-early-requests'
export type { InPage } from './page/in-page'

/** Loads the fake: the largest part of the demo. */
export async function loadInPage() {
  const { applyRecipe, atProvider, checkGolfer, readLink, startInPage } =
    await import('./page/in-page')
  return { applyRecipe, atProvider, checkGolfer, readLink, startInPage }
}
