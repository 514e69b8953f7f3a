/**
 * What a signed-in golfer meets first, asked for as one file: many small ones compress badly, and all of them are needed
 * before the feed is there.
 */
export { Page as LinxPage } from '../pages/linx-page'
export { LoadingShell, Shell } from './shell/shell'
export { SignedIn } from './shell/signed-in'
