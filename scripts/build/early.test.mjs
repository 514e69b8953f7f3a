import { expect, test } from 'vitest'
import { firstFiles } from './early.mjs'

/** @param {string} fileName @param {string[]} imports @param {string} [module] @param {string[]} [css] */
const chunk = (fileName, imports, module, css = []) => ({
  type: 'chunk',
  fileName,
  imports,
  facadeModuleId: module ?? null,
  viteMetadata: { importedCss: new Set(css) },
})

const FRAME = '/project/src/app/golfers-start.ts'

/** @param {ReturnType<typeof chunk>[]} chunks @returns {import('vite').Rolldown.OutputBundle} */
const bundle = (...chunks) => Object(Object.fromEntries(chunks.map((one) => [one.fileName, one])))

test('the files of the first screen are those that do not come with the entry, styles first', () => {
  const files = bundle(
    chunk('index.js', ['start.js'], '/project/src/app/main.tsx', ['start.css']),
    chunk('start.js', []),
    chunk('frame.js', ['feed.js', 'start.js'], FRAME, ['start.css', 'feed.css']),
    chunk('feed.js', ['start.js']),
    chunk('other.js', []),
  )
  expect(firstFiles(files, 'index.js')).toEqual(['feed.css', 'feed.js', 'frame.js'])
})

test('a build without the frame fails', () => {
  expect(() => firstFiles(bundle(chunk('index.js', [])), 'index.js')).toThrow('golfers-start')
})
