/**
 * `npm run contract -- --host URL [--origin URL] [--write]`: calls every operation of a host, the fake or a real one, and
 * compares its responses, its refusals and, for the app's origin, its preflights with the document. Prints the differences,
 * what was not tested, and what to do about each. Signs in as LINX_EMAIL with LINX_PASSWORD (the fake's Nora when both are
 * missing and the host is this machine); LINX_OPERATOR_KEY opens the usage report. Exits with 0 when everything is as
 * documented, 1 when something differs, and 2 when the host could not be reached.
 */
import { isHere, optionsOf, unreachable } from './help.mjs'
import { bundleFake } from './build/bundle-fake.mjs'
import { originMistake } from './build/check-settings.mjs'

/** Ends the command before anything was compared. @param {string} message @returns {never} */
function stop(message) {
  console.error(`${message}\nNothing was compared.`)
  process.exit(2)
}

const EXAMPLE = 'npm run contract -- --host http://localhost:8787'

const values = optionsOf(
  {
    host: { type: 'string' },
    origin: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  { end: (message) => stop(`${message} Example: ${EXAMPLE}`) },
)
if (values.host === undefined) stop(`Which host? ${EXAMPLE}`)
for (const name of /** @type {const} */ (['host', 'origin'])) {
  const address = values[name]
  const mistake = address === undefined ? undefined : originMistake(address)
  if (mistake) stop(`--${name} ${address} ${mistake}.`)
}
const { LINX_EMAIL, LINX_PASSWORD, LINX_OPERATOR_KEY } = process.env
const host = values.host.replace(/\/+$/, '')
const email = LINX_EMAIL ?? (isHere(host) ? 'nora@whitcombe.example' : undefined)
const password = LINX_PASSWORD ?? (isHere(host) ? 'linxgolf1' : undefined)
if (email === undefined || password === undefined)
  stop('Set LINX_EMAIL and LINX_PASSWORD to a verified account of that host.')

/** @type {typeof import('../mocks/index')} */
const { UnusableHost, conform, differs, reportOf } = await import(await bundleFake())
const operatorKey = LINX_OPERATOR_KEY ?? (isHere(host) ? 'linx-operator' : undefined)
const origin = values.origin ?? (isHere(host) ? 'http://localhost:5173' : undefined)
try {
  const outcomes = await conform({
    host,
    email,
    password,
    operatorKey,
    origin,
    write: values.write,
  })
  console.log(reportOf(outcomes))
  if (origin === undefined) {
    console.log(
      'not tested: preflights. Run again with --origin and the address that will serve the app, unless that is the host itself.',
    )
  }
  process.exitCode = outcomes.some(differs) ? 1 : 0
} catch (error) {
  if (error instanceof UnusableHost) stop(error.message)
  stop(unreachable(host, error))
}
