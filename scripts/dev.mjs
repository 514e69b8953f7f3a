/**
 * `npm run dev`: the app on the fake backend inside the page, at http://localhost:5173; a changed file is shown at once.
 * `npm run dev:live`: the same against the host in VITE_API_HOST.
 * PORT, or `--port N`, names another port; `--host` opens it to the network, `--open` opens a browser.
 */
import { golferLines, optionsOf, portOf, stop } from './help.mjs'
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
const mistakes = [...settingMistakes(process.env), ...envFileMistakes('.')]
if (mistakes.length > 0) stop(mistakes.join('\n'))
if (live && !process.env['VITE_API_HOST'])
  stop(
    'Which host? VITE_API_HOST=http://localhost:8787 npm run dev:live (`npm run fake` starts one there).',
  )
const port = portOf(5173, 'npm run dev', named)

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
    ? `\n  The app uses ${process.env['VITE_API_HOST']}. Sign in with an account of that host.\n`
    : `\n${golferLines.join('\n')}\n`,
)
server.bindCLIShortcuts({ print: true })
