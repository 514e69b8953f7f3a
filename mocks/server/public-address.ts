import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

const notPublic = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(net, bits, 'ipv4')
}
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

const isPublic = (address: string): boolean =>
  isIP(address) === 6 ? publicIpv6.check(address, 'ipv6') : !notPublic.check(address, 'ipv4')

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<readonly string[]>

const resolveAll: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address)

/** Whether an address is https and leads to the public internet, not to this machine or its network. */
export async function isPublicHttps(
  endpoint: string,
  resolve: Resolve = resolveAll,
): Promise<boolean> {
  const { protocol, hostname } = new URL(endpoint)
  if (protocol !== 'https:') return false
  const name = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(name) ? [name] : await resolve(name)
  return addresses.length > 0 && addresses.every(isPublic)
}
