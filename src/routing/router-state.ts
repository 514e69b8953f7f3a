import { fieldOf, textOf } from '~/lib/decode'

/** What a link or a redirect passes to its page, stored in the history entry. */
type RouterState = {
  /** One line that explains an automatic redirect. */
  redirectReason?: string
  /** The page restores its scroll position instead of starting at its top. */
  keepScroll?: boolean
  /** The profile page opens its picture dialog, for a golfer without a picture. */
  addPicture?: boolean
  /** The path of the page whose list a golfer was opened from: its section stays current. */
  from?: string
  /** The golfer as that list has them, so that their page shows them at once. */
  golfer?: object
}

/** Adds fields to the state of the page's history entry, next to the router's own: they survive a reload. */
export function markHistoryEntry(fields: object): void {
  const state: unknown = history.state
  history.replaceState({ ...(typeof state === 'object' && state), ...fields }, '')
}

/** For `navigate` and `<Link state>`. */
export const routerState = (state: RouterState): RouterState => state

const field = (state: unknown, name: keyof RouterState): unknown => fieldOf(state, name)

/** Why the golfer was redirected here, if given. Any page may show it (`location.state` may be anything). */
export function redirectReason(state: unknown): string | undefined {
  return textOf(field(state, 'redirectReason')) || undefined
}

/** Whether the page restores its scroll position. */
export const keepsScroll = (state: unknown): boolean => field(state, 'keepScroll') === true

/** The path of the page whose list a golfer was opened from. It is only compared, and never followed. */
export const openedFrom = (state: unknown): string | undefined => textOf(field(state, 'from'))

/** The golfer who was opened, as the list had them; to be decoded. */
export const openedGolfer = (state: unknown): unknown => field(state, 'golfer')

/** Whether the profile page opens its picture dialog. */
export const opensPictureDialog = (state: unknown): boolean => field(state, 'addPicture') === true
