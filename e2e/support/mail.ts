import type { Backend } from '#mocks'

/** The link in the newest mail to an address, on the test's own site. Throws if there is none. */
export function mailedLink(backend: Backend, email: string): string {
  const letter = backend.db.mails.rows().findLast(({ to }) => to === email)
  if (!letter?.link) throw new Error(`no mail to ${email}`)
  const { pathname, search } = new URL(letter.link)
  return pathname + search
}
