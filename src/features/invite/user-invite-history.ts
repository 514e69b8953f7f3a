import type { InviteForm } from '~/domain/people/invite'
import { now } from '~/lib/clock'
import type { Invited, InviteHistory } from './invite-history'

/** Not part of the page's start, and nothing depends on it: without its code nothing is remembered. */
async function withHistory<T>(
  work: (history: InviteHistory) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work((await import('../scores/draft/session-drafts')).inviteHistory)
  } catch {
    return undefined
  }
}

/** A golfer's invitations from this device. Never rejects. */
export type UserInviteHistory = {
  invited: () => Promise<Invited>
  /** Records an invitation before it is sent. Returns an undo function. */
  remember: (email: string) => Promise<() => Promise<void>>
  saveForm: (form: InviteForm) => Promise<void>
  /** What was typed before the golfer left for Microsoft's page, once. */
  takeForm: () => Promise<InviteForm | undefined>
}

const noUndo = () => Promise.resolve()

export const userInviteHistory = (userId: number): UserInviteHistory => ({
  invited: async () => (await withHistory((history) => history.invited(userId))) ?? new Map(),
  remember: async (email) =>
    (await withHistory((history) => history.remember(userId, email, now()))) ?? noUndo,
  saveForm: (form) => withHistory((history) => history.saveForm(userId, form)),
  takeForm: () => withHistory((history) => history.takeForm(userId)),
})
