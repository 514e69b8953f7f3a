/** What forwards the API's paths. */
const API = ['@api path /api/* /hubs/*', 'handle @api {', '\treverse_proxy 127.0.0.1:8787', '}']

/**
 * The configuration of a Caddy server, whole: `caddy run` in the folder above the bundle. The first line is the place to name
 * the host, which Caddy then gets a certificate for.
 * @param {(path: string) => Record<string, string>} headersOf the headers of one path of the app
 */
export function caddyText(headersOf) {
  const headers = (/** @type {string} */ path) =>
    Object.entries(headersOf(path)).map(([name, value]) => `\t\t\t${name} "${value}"`)
  const handle = (
    /** @type {string} */ where,
    /** @type {string} */ path,
    /** @type {string[]} */ lines,
  ) => [
    `\thandle${where && ' '}${where} {`,
    '\t\theader {',
    ...headers(path),
    '\t\t}',
    ...lines.map((line) => `\t\t${line}`),
    '\t}',
  ]
  const file = 'file_server {\n\t\t\tprecompressed br gzip\n\t\t}'
  const type = 'header Content-Type application/manifest+json'
  return `${[
    '# Name your host instead of :8080, and Caddy serves it over https: golf.club.example {',
    '{$LINX_SITE::8080} {',
    '\troot * {$LINX_ROOT:dist}',
    '\tencode gzip',
    '\thandle /health {\n\t\theader Cache-Control no-store\n\t\trespond "ok" 200\n\t}',
    '\t# For a build without VITE_API_HOST: take these lines in, with the address where the API runs.',
    ...API.map((line) => `\t# ${line}`),
    ...handle('/sw.js', '/sw.js', [file]),
    ...handle('/assets/*', '/assets/*', [file]),
    ...handle('/manifest.webmanifest', '/', [type, file]),
    '\t@file path_regexp \\.[A-Za-z0-9]+$',
    ...handle('@file', '/', [file]),
    ...handle('/', '/', ['rewrite * /index.html', 'file_server']),
    ...handle('', '/', ['rewrite * /app.html', 'file_server']),
    '\thandle_errors {',
    '\t\theader Cache-Control no-cache',
    '\t\trespond "{err.status_code} {err.status_text}"',
    '\t}',
    '}',
  ].join('\n')}\n`
}
