import { ownPath } from '~/lib/url'

/** A safe address for a push: its path on the app's own origin, else the feed (R19). */
export const ownAddress = (text: unknown, origin: string): string =>
  ownPath(text, origin) ?? '/linx'
