/** `npm run fake`: bundles the fake backend (Node runs no TypeScript) and serves it on PORT, 8787 by default. */
import './help.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleFake } from './build/bundle-fake.mjs'
import { staticHandler } from './build/static-server.mjs'

const APP = fileURLToPath(new URL('../dist', import.meta.url))

/** A key of one's own for real pushes: all three or none. @param {NodeJS.ProcessEnv} env */
function vapidOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
}) {
  if (publicKey && privateKey && subject) return { publicKey, privateKey, subject }
  if (!publicKey && !privateKey && !subject) return undefined
  console.error(
    'Real pushes need VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT, all three.',
  )
  return process.exit(1)
}

/** @type {typeof import('../mocks/index')} */
const { startLive } = await import(await bundleFake())
// The app's own origin is the fake's: the identity provider it plays is there too.
const settings = { identityIssuer: '/_identity', identityClient: 'linx-golf' }
const files = existsSync(join(APP, 'index.html')) ? staticHandler(APP, () => settings) : undefined
const port = Number(process.env['PORT'] ?? 8787)
const vapid = vapidOf(process.env)
const hosts = (process.env['HOST'] ?? '')
  .toLowerCase()
  .split(/[\s,]+/)
  .filter(Boolean)
const server = await startLive({ port, vapid, hosts, ...(files && { files }) }).catch((error) => {
  console.error(
    `Port ${process.env['PORT'] ?? port} cannot be used (${error.code ?? error.message}). Name another: PORT=8790 npm run fake`,
  )
  return process.exit(1)
})
const world = await server.world()

const DEMO_GOLFERS = 5 // the first of every world (the others are their acquaintances)
const golfers = world
  .users()
  .slice(0, DEMO_GOLFERS)
  .map(({ name, email }) => `    ${email.padEnd(28)} ${name}`)
console.log(`
  The fake backend: ${server.url()}   (controls under /__fake/, state: ${server.url()}/__fake/state)
  A world of its own per name: ${server.url('any-name')}
  ${vapid ? 'Notifications are really sent, signed with your VAPID key.' : 'Notifications are only noted: /__fake/pushes.'}
  ${files ? `The built app runs on it at the same address.` : 'The app is not built here: `npm run build`, then start this again.'}

  Golfers, all with the password linxgolf1:
${golfers.join('\n')}

  Stop with Ctrl+C.
`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0))
  })
}
