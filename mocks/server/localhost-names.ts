import dns from 'node:dns'

/**
 * Browsers take every NAME.localhost for this machine; Node asks the system's resolver, which may not know such a
 * name. Returns how to undo it.
 */
export function resolveLocalhostNames(): () => void {
  const { lookup } = dns
  const ownName = (hostname: string) => (hostname.endsWith('.localhost') ? 'localhost' : hostname)
  dns.lookup = Object.assign(
    (hostname: string, ...rest: unknown[]) =>
      Reflect.apply(lookup, dns, [ownName(hostname), ...rest]),
    lookup,
  )
  return () => {
    dns.lookup = lookup
  }
}
