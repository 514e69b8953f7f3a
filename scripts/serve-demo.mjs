/** Serves dist-demo/ at http://localhost:4173 (PORT) and says who can sign in. */
import { golferLines } from './build/demo-golfers.mjs'
import { startStatic } from './build/static-server.mjs'

const port = Number(process.env['PORT'] ?? 4173)
const { url } = await startStatic('dist-demo', { port, worlds: 'e2e/.worlds' }).catch((error) => {
  console.error(
    `Port ${port} cannot be used (${error.code ?? error.message}). Name another: PORT=4180 npm start`,
  )
  process.exit(1)
})

console.log(`
  Linx Golf, the whole product on its fake backend:

    ${url}

${golferLines.join('\n')}

  Another world: ${url}/?scenario=saturday-round&as=marcus@bell.example
  Stop with Ctrl+C.
`)
