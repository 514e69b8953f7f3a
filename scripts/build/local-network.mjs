/** The addresses at which other devices on the network reach this machine, for `--host` of `npm start` and `npm run fake`. */
import { hostname, networkInterfaces } from 'node:os'
import { styleText } from 'node:util'

/** Networks of containers and virtual machines on this machine, which no other device is in. */
const INSIDE = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vEthernet)/

/** The prefix of addresses that a machine gives itself when no DHCP server answers. */
const UNASSIGNED = '169.254.'

/** Every address of the machine. */
export const EVERY_ADDRESS = '0.0.0.0'

/**
 * The addresses at which devices of the same network find this machine.
 * @param {NodeJS.Dict<readonly { family: string, internal: boolean, address: string }[]>} [interfaces]
 */
export const networkAddresses = (interfaces = networkInterfaces()) =>
  Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, found = []]) => found)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .filter((address) => !address.startsWith(UNASSIGNED))

/** The names and addresses of this machine in its network, in lower case. */
export function networkNames() {
  const name = hostname().toLowerCase()
  return [...networkAddresses(), name, `${name}.local`]
}

/** A QR code as lines of half blocks, black on white where the terminal has colors. @param {string} text */
async function qrLines(text) {
  const { encode } = await import('uqr')
  const { data } = encode(text, { border: 2 })
  const lines = []
  for (let row = 0; row < data.length; row += 2) {
    const [upper = [], lower = []] = [data[row], data[row + 1]]
    const line = upper.map((isDark, at) => BLOCKS[Number(isDark) * 2 + Number(lower[at] ?? false)])
    lines.push(line.join(''))
  }
  const { stdout } = process
  return stdout.isTTY && stdout.hasColors()
    ? lines.map((line) => styleText(['black', 'bgWhiteBright'], line))
    : lines
}

/** The characters for: nothing dark, the lower half, the upper half, both. */
const BLOCKS = [' ', '▄', '▀', '█']

/**
 * What a server that is open to the network prints.
 * @param {number} port
 * @param {{ path?: string, meaning: readonly string[] }} what `path` of the QR code; `meaning` says what others can do
 * @param {readonly string[]} [addresses]
 */
export async function networkText(port, { path = '', meaning }, addresses = networkAddresses()) {
  const [first] = addresses
  if (first === undefined)
    return "  This computer isn't connected to a network, so no one else can open it."
  const url = (/** @type {string} */ address) => `http://${address}:${port}`
  const lines = [
    `Open to this network: ${addresses.map(url).join(' or ')}`,
    '',
    ...(await qrLines(url(first) + path)),
    '',
    `The code leads to ${url(first)}${path}`,
    '',
    ...meaning,
  ]
  return lines.map((line) => line && `  ${line}`).join('\n')
}
