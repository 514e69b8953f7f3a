/**
 * `npm run fake`: bundles the fake backend (Node runs no TypeScript) and serves it on PORT, 8787 by default.
 * `--host` opens it to the network, so that several devices share its world: anyone on the network can use it.
 */
import { isOpenToNetwork, portOf, stop } from './help.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleFake } from './build/bundle-fake.mjs'
import { EVERY_ADDRESS, networkNames, networkText } from './build/local-network.mjs'
import { staticHandler } from './build/static-server.mjs'

const APP = fileURLToPath(new URL('../dist', import.meta.url))

const isOpen = isOpenToNetwork()
const port = portOf(8787, 'npm run fake')

/** The VAPID key for real pushes from the environment, which has all three of its parts or none. @param {NodeJS.ProcessEnv} env */
function vapidOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
}) {
  if (publicKey && privateKey && subject) return { publicKey, privateKey, subject }
  if (!publicKey && !privateKey && !subject) return undefined
  return stop('Real pushes need VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT, all three.')
}

const vapid = vapidOf(process.env)
/** @type {typeof import('../mocks/index')} */
const { startLive } = await import(await bundleFake())
// The app is served from the fake's origin, which also has its identity provider.
const settings = { identityIssuer: '/_identity', identityClient: 'linx-golf' }
const files = existsSync(join(APP, 'index.html')) ? staticHandler(APP, () => settings) : undefined
const named = (process.env['HOST'] ?? '')
  .toLowerCase()
  .split(/[\s,]+/)
  .filter(Boolean)
const hosts = isOpen ? [...named, ...networkNames()] : named
const server = await startLive({
  port,
  vapid,
  hosts,
  ...(isOpen && { address: EVERY_ADDRESS }),
  ...(files && { files }),
}).catch((error) =>
  stop(
    vapid && error.code === undefined
      ? `The VAPID key cannot be used: ${error.message} \`npx web-push generate-vapid-keys\` makes one; VAPID_SUBJECT is mailto:YOU or an https address.`
      : `Port ${port} cannot be used (${error.code ?? error.message}). Use another: PORT=8790 npm run fake`,
  ),
)
const world = await server.world()

const DEMO_GOLFERS = 5 // the first of every world (the others are their acquaintances)
const golfers = world
  .users()
  .slice(0, DEMO_GOLFERS)
  .map(({ name, email }) => `    ${email.padEnd(28)} ${name}`)
console.log(`
  The fake backend: ${server.url()}   (controls under /__fake/, state: ${server.url()}/__fake/state)
  A separate world for each name: ${server.url('any-name')}
  ${vapid ? 'Notifications are really sent, signed with your VAPID key.' : 'Notifications are only recorded: /__fake/pushes.'}
  ${files ? `The built app runs on it at the same address.` : 'There is no built app: run `npm run build`, then start this again.'}

  Golfers, all with the password linxgolf1:
${golfers.join('\n')}

  Stop with Ctrl+C.
`)
if (isOpen)
  console.log(
    `${await networkText(server.port, {
      meaning: [
        'Anyone on this network can sign in as any golfer, and read and reset the world (/__fake/).',
        'Devices share the world: what one posts appears on the others. The connection is not encrypted: do not type a password',
        'of your own. Installing, notifications and starting without a network need localhost or https.',
      ],
    })}\n`,
  )

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0))
  })
}
