import { emailKey } from '~/domain/account/credentials'
import { EMPTY_INVITE, type InviteForm } from '~/domain/people/invite'
import { now } from '~/lib/clock'
import { fieldsOf, textOf } from '~/lib/decode'
import { finiteNumber } from '~/lib/numbers'
import type { KeyValueStore } from '~/platform/db/key-value-store'
import { userDatabase } from '~/platform/db/user-database'

/** When addresses were invited (epoch ms), by address in lower case. */
export type Invited = ReadonlyMap<string, number>

const readInvited = (value: unknown): Invited =>
  new Map(
    [...(fieldsOf(value) ?? [])].flatMap(([email, at]) => {
      const time = finiteNumber(at)
      const isMoment = time !== undefined && Number.isFinite(new Date(time).getTime())
      return isMoment ? [[email, time] as const] : []
    }),
  )

function readForm(value: unknown): InviteForm | undefined {
  const fields = fieldsOf(value)
  const field = (name: keyof InviteForm) => textOf(fields?.get(name)) ?? EMPTY_INVITE[name]
  const form = { firstName: field('firstName'), lastName: field('lastName'), email: field('email') }
  return form.firstName + form.lastName + form.email === '' ? undefined : form
}

/**
 * The people a golfer has invited from this device, so that no one is invited twice even if the window was closed
 * midway (SOC-10), and the invitation that is typed but not sent yet. Stored under the golfer's id, so that a logout
 * removes it (R10). Never rejects.
 */
export function userInviteHistory(userId: number, store: KeyValueStore = userDatabase) {
  const invitedKey = `invited/${userId}`
  const formKey = `invite-form/${userId}`

  /** Sets or removes the time of an address. Returns the previous one. */
  async function put(
    email: string,
    at: number | undefined,
    isUndo = false,
  ): Promise<number | undefined> {
    let before: number | undefined
    await store.update(invitedKey, (old) => {
      if (isUndo && old === undefined) return undefined // a logout has removed it
      const next = new Map(readInvited(old))
      before = next.get(emailKey(email))
      if (at === undefined) next.delete(emailKey(email))
      else next.set(emailKey(email), at)
      return Object.fromEntries(next)
    })
    return before
  }

  return {
    invited: async (): Promise<Invited> => readInvited(await store.get(invitedKey)),
    /**
     * Records an invitation before it is sent, not after, so that one that is being sent when the window closes counts as
     * sent. Returns an undo function for an invitation that was not sent.
     */
    async remember(email: string, at = now()): Promise<() => Promise<void>> {
      const before = await put(email, at)
      return async () => void (await put(email, before, true))
    },
    saveForm: (form: InviteForm): Promise<void> => store.update(formKey, () => form),
    /** What was typed and not sent; undefined for nothing. */
    form: async (): Promise<InviteForm | undefined> => readForm(await store.get(formKey)),
  }
}

/** The invitations that a golfer has sent from this device; see `userInviteHistory`. */
export type UserInviteHistory = ReturnType<typeof userInviteHistory>
