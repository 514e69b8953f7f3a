import { DAY_MS, HOUR_MS } from '../lib/time'
import type { Backend } from '../backend/backend'
import type { Write } from '../db/atomically'
import type { MailLinkRow } from '../db/mail-links'
import type { UserRow } from '../db/users'
import { Problem } from '../lib/problem'

/** For each kind of link: the page of the app it opens, the prefix of its tokens, and how long they are valid. */
const KINDS = {
  verify: { page: '/check-email', begin: 'v', lifeMs: DAY_MS },
  reset: { page: '/reset-password', begin: 'p', lifeMs: HOUR_MS },
} as const

/** The origin of the app in a `baseUrl`; throws a Problem 422 for anything else. */
export function appAddress(baseUrl: string): string {
  if (/^https?:\/\//.test(baseUrl) && URL.canParse(baseUrl)) {
    const { origin } = new URL(baseUrl)
    if (baseUrl === origin || baseUrl === `${origin}/`) return origin
  }
  throw new Problem(422, 'baseUrl is not an address of the app.')
}

/** Whether a link is still valid. A link that has verified its address always is. */
const isGood = ({ clock }: Backend, { isUsed, expiresAt }: MailLinkRow): boolean =>
  isUsed || clock.now() < expiresAt

/** Removes links that have expired. */
function removeExpired(backend: Backend, write: Write): void {
  const { mailLinks } = backend.db
  for (const link of mailLinks.rows().slice())
    if (!isGood(backend, link)) write.remove(mailLinks, link.id)
}

/** Creates a link for the golfer's address. A new link to set a password replaces older ones. */
export async function newLink(
  backend: Backend,
  write: Write,
  kind: MailLinkRow['kind'],
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
  origin: string,
): Promise<string> {
  const { db, ids, clock } = backend
  const { page, begin, lifeMs } = KINDS[kind]
  removeExpired(backend, write)
  const older = db.mailLinks.where('userId', userId).filter((link) => link.kind === 'reset')
  if (kind === 'reset') for (const link of older) write.remove(db.mailLinks, link.id)
  const id = ids.next()
  const token = `${begin}-${id}`
  const expiresAt = clock.now() + lifeMs
  await write.insert(db.mailLinks, { id, kind, token, userId, email, expiresAt, isUsed: false })
  return `${origin}${page}?${new URLSearchParams({ token, email })}`
}

/** The golfer and link that a token belongs to; throws a Problem 400 for a token that is unknown or no longer valid. */
export function linkOf(
  backend: Backend,
  kind: MailLinkRow['kind'],
  token: string,
  email: string,
): { link: MailLinkRow; user: UserRow } {
  const { db } = backend
  const [link] = db.mailLinks.where('token', token)
  const user = link && db.users.get(link.userId)
  const address = email.toLowerCase()
  const isOurs = link?.kind === kind && link.email.toLowerCase() === address
  if (isOurs && isGood(backend, link) && user?.email.toLowerCase() === address)
    return { link, user }
  throw new Problem(400, 'This link is not valid any more. Please ask for a new one.')
}
