import dns from 'node:dns'

/**
 * Resolves every NAME.localhost to this machine, as browsers do; Node asks the system's resolver, which may not know such names.
 * Returns a function that undoes it.
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
