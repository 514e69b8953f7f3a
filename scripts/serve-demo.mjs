/**
 * `npm start`: builds the demo, serves dist-demo/ at http://localhost:4173 (PORT) and says who can sign in.
 * `--host` opens it to the network, for a phone in the same room.
 */
import { golferLines, isOpenToNetwork, portOf, stop } from './help.mjs'
import { EVERY_ADDRESS, networkText } from './build/local-network.mjs'
import { settings } from './build/settings.mjs'
import { startStatic } from './build/static-server.mjs'

const isOpen = isOpenToNetwork()
const port = portOf(4173, 'npm start')
const { url } = await startStatic('dist-demo', {
  port,
  worlds: 'e2e/.worlds',
  ...(isOpen && { address: EVERY_ADDRESS }),
}).catch((error) =>
  stop(
    `Port ${port} cannot be used (${error.code ?? error.message}). Name another: PORT=4180 npm start`,
  ),
)

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
        'Anyone on this network can open it. Each device plays in a world of its own, which stays on it; for one world',
        'on several devices: npm run build, then npm run fake -- --host. Installing, notifications and starting without a',
        'network need localhost or https, and so does signing in with an identity provider.',
      ],
    })}\n`,
  )
