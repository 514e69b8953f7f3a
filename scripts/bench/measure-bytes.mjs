import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Bytes of a file as a host sends it (brotli, best). @param {string} file */
export const brotliBytes = (file) => brotliCompressSync(readFileSync(file)).length

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
