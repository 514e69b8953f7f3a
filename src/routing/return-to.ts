import { ownPath } from '~/lib/own-origin'
import { paths } from './paths'

/** A stored location, or an address from a link, made safe to go to: its path on the app's own origin, else the feed (R19). */
export const safeReturnTo = (
  text: string | null | undefined,
  origin = globalThis.location.origin,
): string => ownPath(text, origin) ?? paths.linx()
