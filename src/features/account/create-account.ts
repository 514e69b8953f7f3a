import { api, unwrap } from '~/api/client'
import { maybe, record, integer, fieldOf, or, text, nonBlank } from '~/lib/decode'
import { ApiError } from '~/api/errors'
import { accountMessages } from '~/domain/messages/account'
import { hdcpIdOf } from '~/domain/account/credentials'
import { genderOf, type SignUp, type TypedSignUp } from '~/domain/account/sign-up'
import { randomKey } from '~/lib/random-key'
import { localStore } from '~/lib/safe-storage'
import { paths } from '~/routing/paths'
import { markHistoryEntry } from '~/routing/router-state'
import { session } from '~/session/session'

/** The app's origin, for links in mails. */
export const appAddress = (): string => window.location.origin

/** What the setup page receives about the new golfer; stored in the history entry, without the password. */
export type NewGolfer = {
  email: string
  userId: number
  firstName: string
  lastName: string
  gender: string
  /** '' for none. */
  ghinNumber: string
  /** The golfer who was signed in and has agreed to be signed out; undefined if no golfer was signed in. */
  replaces?: number | undefined
}

/** Creates the account. Rejects with an `ApiError` that can be shown; the input is not stored. */
export async function createAccount(
  form: SignUp,
  picture: string | undefined,
  replaces?: number,
): Promise<NewGolfer> {
  const ghinNumber = hdcpIdOf(form) ?? ''
  const golfer = {
    email: form.email.trim(),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    gender: genderOf(form.gender),
  }
  const body = {
    ...golfer,
    password: form.password,
    city: form.city.trim() || null,
    state: form.state || null,
    ghinNumber: ghinNumber === '' ? null : Number(ghinNumber),
    profilePicture: picture ?? null,
    baseUrl: appAddress(),
    idempotencyKey: randomKey(), // the browser may send it twice; the account is created once
  }
  const json = unwrap(await api.POST('/api/auth/create-user', { body }))
  const userId = maybe(integer)(fieldOf(json, 'userId'))
  if (userId === undefined) throw new ApiError(accountMessages.creationFailed, 200, { data: json })
  return { ...golfer, userId, ghinNumber, replaces }
}

/** The golfer whose account is set up, as far as known. */
export type SetupGolfer = Omit<NewGolfer, 'userId'> & {
  /** Unknown after a mailed link. */
  userId: number | undefined
}

const decodeGolfer = maybe(
  record<SetupGolfer>({
    email: nonBlank,
    userId: maybe(integer),
    firstName: or(text, ''),
    lastName: or(text, ''),
    gender: or(text, 'M'),
    ghinNumber: or(text, ''),
    replaces: maybe(integer),
  }),
)

/** The golfer in the router's state, which needs an email, and a userId or the mark of an opened link. */
export function setupGolfer(state: unknown): SetupGolfer | undefined {
  const found = decodeGolfer(state)
  if (!found) return undefined
  return found.userId !== undefined || isVerified(state) ? found : undefined
}

const isVerified = (state: unknown): boolean => fieldOf(state, 'verified') === true

/** The state that remains in the history entry of a mailed link after its token was removed from the address (R20). */
export const verifiedState = (email: string) => ({ email, verified: true })

/** What is typed into the sign-up form, and the address of its picture. */
type Typed = TypedSignUp & { picture: string }

const typedForm = record<Typed>({
  firstName: or(text, ''),
  lastName: or(text, ''),
  email: or(text, ''),
  city: or(text, ''),
  state: or(text, ''),
  ghinNumber: or(text, ''),
  gender: or(text, 'M'),
  picture: or(text, ''),
})

/** The history entry's fields: what is typed, and the id of the visitor who typed it. */
const TYPED = 'signUp'
const TYPED_BY = 'signUpBy'

/** The key in local storage; it is removed when a session ends. */
const VISITOR_KEY = 'sign_up'

/** An id of the visitor or golfer, which changes with each sign-in and sign-out. Undefined where storage is blocked. */
function visitorId(): string | undefined {
  const known = localStore.get(VISITOR_KEY) ?? randomKey()
  return localStore.set(VISITOR_KEY, known) ? `${known} ${session.hasTokens()}` : undefined
}

/** The history entry of the open form, by the router's key, and its visitor. */
let open: { entry: unknown; by: string | undefined } | undefined
/** What was last typed into a form that has been left by then: the history entry is no longer the form's. */
let left: { entry: unknown; by: string; typed: Typed } | undefined

/** What the same visitor typed before they left the form's history entry or reloaded it. */
export function typedBefore(): Typed | undefined {
  const state: unknown = globalThis.history?.state
  open = { entry: fieldOf(state, 'key'), by: visitorId() }
  if (left?.by === open.by && left?.entry === open.entry) return left?.typed
  const isOwn = open.by !== undefined && open.by === fieldOf(state, TYPED_BY)
  return isOwn ? maybe(typedForm)(fieldOf(state, TYPED)) : undefined
}

/** Stores what is typed for the form's history entry, unless another golfer has signed in or out since it was opened. */
export function storeTyped(typed: Typed): void {
  const by = visitorId()
  if (by === undefined || by !== open?.by) return
  const { entry } = open
  const isLeft = location.pathname !== paths.createAccount()
  left = isLeft ? { entry, by, typed } : undefined
  if (!isLeft) markHistoryEntry({ [TYPED]: typed, [TYPED_BY]: by })
}
