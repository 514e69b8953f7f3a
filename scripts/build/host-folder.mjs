/** What a web server needs in addition to the built files: its configuration, and the files compressed. */
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hostFiles } from './headers.mjs'

const NGINX = 'nginx-headers.conf'

/** Files that do not change after the build. Pages may change if a deployment replaces settings, so they are compressed when sent. */
const COMPRESSED = /\.(?:js|css|json|webmanifest|svg)$/
const MIN_BYTES = 1024

/**
 * A whole `server` block of nginx.
 * @param {string} locations the block's locations, with the headers of each
 */
export const nginxServer = (
  locations,
) => `# For /etc/nginx/conf.d: the app behind a proxy that ends TLS. For TLS here, listen on 443 ssl instead, and name
# ssl_certificate and ssl_certificate_key.
server {
  listen 8080;
  server_name _;
  server_tokens off;
  root /usr/share/nginx/html;

  charset utf-8;
  charset_types text/css text/javascript application/javascript text/plain;

  # For a build without VITE_API_HOST: take these lines in, with the address where the API runs.
  # location ~ ^/(api|hubs)/ {
  #   proxy_pass http://127.0.0.1:8787;
  #   proxy_http_version 1.1;
  #   proxy_set_header Host $http_host;
  #   proxy_set_header Upgrade $http_upgrade;
  #   proxy_set_header Connection $http_connection;
  #   client_max_body_size 80m; # a score with its photos and videos
  # }

  # Files are there compressed (.gz); pages are compressed when they are sent, at a level at which app.html fits into the
  # packets that a server sends at once.
  gzip_static on;
  # brotli_static on; # for nginx with the brotli module: the .br files are there too
  gzip on;
  gzip_comp_level 6;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length ${MIN_BYTES};
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;

  location = /health {
    access_log off;
    add_header Cache-Control no-store;
    default_type text/plain;
    return 200 "ok";
  }

${locations.trimEnd().replaceAll(/^(?=.)/gm, '  ')}
}
`

const packed = {
  '.br': (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** Writes each file's compressed forms beside it. @param {string} folder */
async function compress(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => COMPRESSED.test(name)).map((name) => join(folder, name))
  const pack = async (/** @type {string} */ file) => {
    const bytes = await readFile(file)
    if (bytes.length < MIN_BYTES) return
    for (const [ending, form] of Object.entries(packed)) {
      const smaller = await form(bytes)
      if (smaller.length < bytes.length) await writeFile(file + ending, smaller)
    }
  }
  await Promise.all(files.map(pack))
}

/**
 * The answer for a missing asset on Cloudflare Pages, which otherwise is index.html with status 200 and the headers of an
 * asset: browsers would keep it for a year.
 */
const MISSING_ASSET = `<!doctype html>
<html lang="en-US">
  <meta charset="utf-8" />
  <title>Not found</title>
  <p>Not found</p>
</html>
`

/**
 * Moves the configuration of web servers out of a built folder, which they serve, and completes what is left for them.
 * @param {string} folder
 * @returns {Promise<string>} where the configuration is
 */
export async function writeHostFolder(folder) {
  const host = `${folder}-host`
  rmSync(host, { recursive: true, force: true })
  mkdirSync(host)
  for (const name of Object.keys(hostFiles({ apiHost: '' })))
    renameSync(join(folder, name), join(host, name))
  const locations = readFileSync(join(host, NGINX), 'utf8')
  writeFileSync(join(host, 'nginx.conf'), nginxServer(locations))
  writeFileSync(join(folder, 'assets/404.html'), MISSING_ASSET)
  await compress(folder)
  return host
}
