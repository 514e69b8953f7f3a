/**
 * `npm run contract -- --host URL [--write]`: asks every operation of a host, the fake or a real one, and prints where
 * its answers differ from the document. Signs in as LINX_EMAIL with LINX_PASSWORD (the fake's Nora when both are
 * missing and the host is this machine); LINX_OPERATOR_KEY opens the usage report. Exits 1 when something differs.
 */
import './help.mjs'
import { parseArgs } from 'node:util'
import { bundleFake } from './bundle-fake.mjs'

const { values } = parseArgs({
  options: { host: { type: 'string' }, write: { type: 'boolean', default: false } },
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

/** @type {typeof import('../mocks/contract/conformance')} */
const { conform, reportOf } = await import(await bundleFake('contract/conformance'))
const operatorKey = LINX_OPERATOR_KEY ?? (isHere ? 'linx-operator' : undefined)
try {
  const outcomes = await conform({ host, email, password, operatorKey, write: values.write })
  console.log(reportOf(outcomes))
  process.exitCode = outcomes.some(({ drift }) => drift.length > 0) ? 1 : 0
} catch (error) {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  console.error(`${host} could not be asked: ${String(cause)}`)
  process.exitCode = 2
}
