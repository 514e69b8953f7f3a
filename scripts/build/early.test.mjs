import { expect, test } from 'vitest'
import { firstFiles } from './early.mjs'

/** @param {string} fileName @param {string[]} imports @param {string} [module] @param {string[]} [css] */
const chunk = (fileName, imports, module, css = []) => ({
  type: 'chunk',
  fileName,
  imports,
  moduleIds: module ? [module] : [],
  viteMetadata: { importedCss: new Set(css) },
})

const FRAME = '/project/src/app/golfers-start.ts'
const PICKER = '/project/src/pages/post-score-page.tsx'
const FORM = '/project/src/pages/post-score-details-page.tsx'

/** @param {ReturnType<typeof chunk>[]} chunks @returns {import('vite').Rolldown.OutputBundle} */
const bundle = (...chunks) => Object(Object.fromEntries(chunks.map((one) => [one.fileName, one])))

test('the files of the first screen are those that do not come with the entry, styles first; those of other pages what they add', () => {
  const files = bundle(
    chunk('index.js', ['start.js'], '/project/src/app/main.tsx', ['start.css']),
    chunk('start.js', []),
    chunk('frame.js', ['feed.js', 'start.js'], FRAME, ['start.css', 'feed.css']),
    chunk('feed.js', ['start.js']),
    chunk('other.js', []),
    chunk('picker.js', ['feed.js', 'score.js'], PICKER, ['feed.css', 'picker.css']),
    chunk('form.js', ['score.js', 'start.js'], FORM),
    chunk('score.js', []),
  )
  expect(firstFiles(files, 'index.js')).toEqual({
    first: ['feed.css', 'feed.js', 'frame.js'],
    pages: [
      { name: 'courses', files: ['picker.css', 'score.js', 'picker.js'] },
      { name: 'form', files: ['score.js', 'form.js'] },
    ],
  })
})

test.each([FRAME, PICKER, FORM])('a build without %s fails', (missing) => {
  const chunks = [FRAME, PICKER, FORM].filter((one) => one !== missing)
  const files = bundle(chunk('index.js', []), ...chunks.map((one) => chunk(one, [], one)))
  expect(() => firstFiles(files, 'index.js')).toThrow(missing.replace('/project', ''))
})
