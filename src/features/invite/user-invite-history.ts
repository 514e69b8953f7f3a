import type { InviteForm } from '~/domain/invite'
import { now } from '~/lib/clock'
import type { Invited, InviteShelf } from '../outbox/invite-history'

/** Not part of the page's start, and nothing depends on it: without its code nothing is remembered. */
async function onShelf<T>(work: (shelf: InviteShelf) => Promise<T>): Promise<T | undefined> {
  try {
    return await work((await import('../outbox/session-drafts')).inviteShelf)
  } catch {
    return undefined
  }
}

/** What this device remembers of a golfer's invitations. Never rejects. */
export type InviteMemory = {
  invited: () => Promise<Invited>
  /** An invitation is about to be sent. Answers what to call when it was not. */
  remember: (email: string) => Promise<() => Promise<void>>
  keepForm: (form: InviteForm) => Promise<void>
  /** What was typed before the golfer left for Microsoft's page, once. */
  takeForm: () => Promise<InviteForm | undefined>
}

const nothing = () => Promise.resolve()

export const inviteMemory = (userId: number): InviteMemory => ({
  invited: async () => (await onShelf((shelf) => shelf.invited(userId))) ?? new Map(),
  remember: async (email) =>
    (await onShelf((shelf) => shelf.remember(userId, email, now()))) ?? nothing,
  keepForm: (form) => onShelf((shelf) => shelf.keepForm(userId, form)),
  takeForm: () => onShelf((shelf) => shelf.takeForm(userId)),
})
