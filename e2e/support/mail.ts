import type { Backend } from '#mocks'

/** The link in the newest mail to an address, on the test's own site. Throws if there is none. */
export function mailedLink(backend: Backend, email: string): string {
  const letter = backend.db.mails.rows().findLast(({ to }) => to === email)
  if (!letter?.link) throw new Error(`no mail to ${email}`)
  const { pathname, search } = new URL(letter.link)
  return pathname + search
}

/** The link in a mail about a new password, for which this asks the host. */
export async function resetLink(backend: Backend, email: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email, baseUrl: 'http://app.example' })
  const address = 'http://host.example/api/auth/forgot-password'
  await backend.handle(new Request(address, { method: 'POST', headers, body }))
  return mailedLink(backend, email)
}
