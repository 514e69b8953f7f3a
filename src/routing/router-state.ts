/** What a page may be told by whoever leads there; it lies in the history entry. */
type RouterState = {
  /** One line that says why the golfer was moved here without having asked. */
  movedBecause?: string
  /** The view goes on where it was left, instead of at its top. */
  keepPlace?: boolean
  /** The profile page opens its picture dialog, for a golfer without a picture. */
  addPicture?: boolean
}

/** For `navigate` and `<Link state>`. */
export const routerState = (state: RouterState): RouterState => state

const field = (state: unknown, name: keyof RouterState): unknown =>
  typeof state === 'object' && state !== null
    ? Object.getOwnPropertyDescriptor(state, name)?.value
    : undefined

/** Why the golfer was moved here, if somebody said so. Any page may show it (`location.state` is anything). */
export function movedBecause(state: unknown): string | undefined {
  const line = field(state, 'movedBecause')
  return typeof line === 'string' && line !== '' ? line : undefined
}

/** Whether the view is to go on where it was left. */
export const keepsPlace = (state: unknown): boolean => field(state, 'keepPlace') === true

/** Whether the profile page is to open its picture dialog. */
export const asksForPicture = (state: unknown): boolean => field(state, 'addPicture') === true
