import type { IncomingHttpHeaders } from 'node:http'

/** Names of this machine. Any other name may be a foreign site's that resolves to this machine (DNS rebinding). */
const OWN_NAME = /^(?:(?:[a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()

/** Whether a request was sent to a name of this machine, or to a configured one. */
export function isKnownHost(host: string | undefined, more: readonly string[] = []): boolean {
  if (host === undefined) return false
  return OWN_NAME.test(host) || more.some((name) => nameOf(name) === nameOf(host))
}

/** Whether a page of another origin sends the request, according to headers that a page cannot change. */
export function isFromForeignPage(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin, host } = headers
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`
}
