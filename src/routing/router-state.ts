import { fieldOf, textOf } from '~/lib/decode'

/** What a link or a redirect passes to its page, stored in the history entry. */
type RouterState = {
  /** One line that explains an automatic redirect. */
  movedBecause?: string
  /** The page restores its scroll position instead of starting at its top. */
  keepScroll?: boolean
  /** The profile page opens its picture dialog, for a golfer without a picture. */
  addPicture?: boolean
}

/** For `navigate` and `<Link state>`. */
export const routerState = (state: RouterState): RouterState => state

const field = (state: unknown, name: keyof RouterState): unknown => fieldOf(state, name)

/** Why the golfer was redirected here, if given. Any page may show it (`location.state` may be anything). */
export function movedBecause(state: unknown): string | undefined {
  return textOf(field(state, 'movedBecause')) || undefined
}

/** Whether the page restores its scroll position. */
export const keepsScroll = (state: unknown): boolean => field(state, 'keepScroll') === true

/** Whether the profile page opens its picture dialog. */
export const opensPictureDialog = (state: unknown): boolean => field(state, 'addPicture') === true
