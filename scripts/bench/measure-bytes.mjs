import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** The name of a file of a build, with the hash of its content. */
const HASHED = /([\w.-]+)-[\w-]{7}(?=\.(?:js|css)\b)/g

/** @param {string} _match @param {string} name */
const withHashOfName = (_match, name) =>
  `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 7)}`

/**
 * Bytes of a file of a build as a host sends it (brotli, best). The hashes in it are replaced by hashes of the names alone: they
 * change with any change of the code, and some compress better than others.
 * @param {string} file
 */
export function brotliBytes(file) {
  const isCode = /\.(?:html|js|css)$/.test(file)
  const content = isCode
    ? readFileSync(file, 'utf8').replace(HASHED, withHashOfName)
    : readFileSync(file)
  return brotliCompressSync(content).length
}

/**
 * Builds a hello-world of this stack.
 * @param {string} outDir the folder for it
 * @param {'floor' | 'floor-feed'} [name] with a list of a host, or without
 * @returns {Promise<string>} that folder
 */
export async function buildFloor(outDir, name = 'floor') {
  const root = fileURLToPath(new URL('.', import.meta.url))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      target: 'es2023',
      rollupOptions: { input: join(root, `${name}.html`) },
    },
  })
  return outDir
}

/** The size of a built hello-world's scripts after brotli. @param {string} folder @returns {number} bytes */
export function weighFolder(folder) {
  const assets = join(folder, 'assets')
  return readdirSync(assets).reduce((sum, name) => sum + brotliBytes(join(assets, name)), 0)
}
