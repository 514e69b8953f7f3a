/**
 * The code of a signed-in golfer's first screen as one chunk, because many small files compress badly and all of them are
 * needed before the feed renders.
 */
export { load as loadLinx } from '../pages/linx-load'
export { Page as LinxPage } from '../pages/linx-page'
export { LoadingShell, Shell } from './shell/frame'
export { SignedIn } from './shell/signed-in'
