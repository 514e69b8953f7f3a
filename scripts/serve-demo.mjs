/** Serves dist-demo/ at http://localhost:4173 (PORT) and says who can sign in. */
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

  Sign in as                     password
    nora@whitcombe.example       linxgolf1   private account, GHIN number set
    marcus@bell.example          linxgolf1   public account, posts often
    priya@raman.example          linxgolf1   private account, plus handicap
    hal@winters.example          linxgolf1   no Handicap Index yet
    ola@unverified.example       linxgolf1   email not verified

  Another world: ${url}/?scenario=saturday-round&as=marcus@bell.example
  Stop with Ctrl+C.
`)
