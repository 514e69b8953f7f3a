/**
 * `npm start`: builds the demo, serves dist-demo/ at http://localhost:4173 (PORT) and prints who can sign in.
 * `--host` opens it to the network, for a phone in the same room.
 */
import { golferLines, isOpenToNetwork, portOf, stop } from './help.mjs'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { EVERY_ADDRESS, networkText } from './build/local-network.mjs'
import { settings } from './build/settings.mjs'
import { startStatic } from './build/static-server.mjs'

const BUILD = '--build' // passed by npm start, and removed, because only --host is an option of the user
const builds = process.argv.includes(BUILD)
process.argv = process.argv.filter((word) => word !== BUILD)
const isOpen = isOpenToNetwork()
const port = portOf(4173, 'npm start')
const serve = () =>
  startStatic('dist-demo', {
    port,
    worlds: 'e2e/.worlds',
    ...(isOpen && { address: EVERY_ADDRESS }),
  }).catch((error) =>
    stop(
      `Port ${port} cannot be used (${error.code ?? error.message}). Use another: PORT=4180 npm start`,
    ),
  )

if (builds) {
  await (await serve()).close() // fails at once when the port is taken, not after a build of a minute
  const build = fileURLToPath(new URL('build.mjs', import.meta.url))
  const args = [build, '--demo', '--if-stale']
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
const { url } = await serve()

console.log(`
  ${settings(true)['VITE_PRODUCT_NAME']}, the whole product on its fake backend:

    ${url}

${golferLines.join('\n')}

  Another world: ${url}/?scenario=saturday-round&as=marcus@bell.example
  Stop with Ctrl+C.
`)
if (isOpen)
  console.log(
    `${await networkText(Number(new URL(url).port), {
      path: '/?story=saturday',
      meaning: [
        'Anyone on this network can open it. Each device has its own world. To share one world between devices, run',
        'npm run build, then npm run fake -- --host. Installing, notifications, starting without a network, signing in with',
        'an identity provider and a second golfer in another tab need localhost or https.',
      ],
    })}\n`,
  )
