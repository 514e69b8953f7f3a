/**
 * `npm run dev`: the app on the fake backend inside the page, at http://localhost:5173; a changed file is shown at once.
 * `npm run dev:live`: the same against the host in VITE_API_HOST.
 * PORT, or `--port N`, names another port; `--host` opens it to the network, `--open` opens a browser.
 */
import { golferLines, optionsOf, portOf, stop, unreachable } from './help.mjs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { envFileMistakes, settingMistakes } from './build/check-settings.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const options = optionsOf({
  live: { type: 'boolean', default: false },
  port: { type: 'string' },
  host: { type: 'boolean', default: false },
  open: { type: 'boolean', default: false },
})
const { live, host, open, port: named = process.env['PORT'] } = options
const apiHost = process.env['VITE_API_HOST'] ?? ''
const mistakes = [...settingMistakes(process.env), ...envFileMistakes('.')]
if (mistakes.length > 0) stop(mistakes.join('\n'))
if (live && !apiHost)
  stop(
    'Which host? VITE_API_HOST=http://localhost:8787 npm run dev:live (`npm run fake` starts one there).',
  )
const port = portOf(5173, 'npm run dev', named)

const VERSION = '/api/diagnostic/version'
const RESPONSE_TIMEOUT_MS = 5000

/** Why the app's page at an address cannot use the host, and what to do; undefined if it can. @param {string} page */
async function hostWarning(page) {
  const { origin } = new URL(page)
  try {
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS)
    const headers = { Origin: origin }
    const response = await fetch(new URL(VERSION, apiHost), { headers, signal })
    if (!response.ok)
      return `${apiHost} answers ${VERSION} with ${response.status}. Check the address, and the host's log.`
    const allowed = response.headers.get('Access-Control-Allow-Origin')
    if (allowed === '*' || allowed === origin) return undefined
    return `${apiHost} does not let pages of ${origin} read its responses (CORS), so the app shows errors. Have its owner allow that origin.`
  } catch (error) {
    return unreachable(apiHost, error)
  }
}

const server = await createServer({
  mode: live ? 'live' : 'demo',
  // A port that was named must be free; instead of the usual one the next free one will do.
  server: { port, strictPort: Boolean(named), open, ...(host && { host: true }) },
})
try {
  await server.listen()
} catch (error) {
  await server.close()
  const reason = error instanceof Error ? error.message : String(error)
  stop(`${reason.replace(/\.$/, '')}. Use another: PORT=5180 npm run dev`)
}
server.printUrls()
console.log(
  live
    ? `\n  The app uses ${apiHost}. Sign in with an account of that host.\n`
    : `\n${golferLines.join('\n')}\n`,
)
server.bindCLIShortcuts({ print: true })
if (live) {
  const warning = await hostWarning(server.resolvedUrls?.local[0] ?? '')
  if (warning) console.warn(`\n  ${warning}\n`)
}
