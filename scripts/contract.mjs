/**
 * `npm run contract -- --host URL [--origin URL] [--write]`: asks every operation of a host, the fake or a real one, for its
 * answers, its refusals and, for the app's origin, its preflights; prints where they differ from the document, what could
 * not be asked, and what to do about each. Signs in as LINX_EMAIL with LINX_PASSWORD (the fake's Nora when both are
 * missing and the host is this machine); LINX_OPERATOR_KEY opens the usage report. Exits 1 when something differs.
 */
import './help.mjs'
import { parseArgs } from 'node:util'
import { bundleFake } from './build/bundle-fake.mjs'

const { values } = parseArgs({
  options: {
    host: { type: 'string' },
    origin: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const { LINX_EMAIL, LINX_PASSWORD, LINX_OPERATOR_KEY } = process.env
const host = values.host?.replace(/\/+$/, '')
const isHere = /^http:\/\/([a-z0-9-]+\.)?localhost(:\d+)?$/.test(host ?? '')
const email = LINX_EMAIL ?? (isHere ? 'nora@whitcombe.example' : undefined)
const password = LINX_PASSWORD ?? (isHere ? 'linxgolf1' : undefined)
if (host === undefined || email === undefined || password === undefined) {
  console.error(
    host === undefined
      ? 'Which host? npm run contract -- --host http://localhost:8787'
      : 'Set LINX_EMAIL and LINX_PASSWORD to an account of that host.',
  )
  process.exit(2)
}

/** @type {typeof import('../mocks/index')} */
const { conform, differs, reportOf } = await import(await bundleFake())
const operatorKey = LINX_OPERATOR_KEY ?? (isHere ? 'linx-operator' : undefined)
const origin = values.origin ?? (isHere ? 'http://localhost:5173' : undefined)
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
      'cannot ask the preflights: run again with --origin and the address the app will be served from (not needed where that is the host’s own).',
    )
  }
  process.exitCode = outcomes.some(differs) ? 1 : 0
} catch (error) {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  console.error(`${host} could not be asked: ${String(cause)}`)
  process.exitCode = 2
}
