import { expect, test } from 'vitest'
import { keepFiles } from './cache-files'

const FILES = ['app.html?rev=1', 'assets/start.js', 'index.html', 'theme.js?rev=2']

/** A cache that cannot have some files, and what is in it. */
function cacheWithout(...missing: string[]) {
  const kept: string[] = []
  const cache = {
    match: (url: string) => Promise.resolve(kept.includes(url) ? new Response() : undefined),
    add(url: string) {
      if (missing.includes(url)) return Promise.reject(new TypeError('Failed to fetch'))
      kept.push(url)
      return Promise.resolve()
    },
  }
  return { cache, kept }
}

test('the pages are kept after all that they may name', async () => {
  const { cache, kept } = cacheWithout()
  await keepFiles(cache, FILES)
  expect(kept).toEqual(['assets/start.js', 'theme.js?rev=2', 'app.html?rev=1', 'index.html'])
})

test('while a file cannot be had no page is kept; the others are', async () => {
  const { cache, kept } = cacheWithout('assets/start.js')
  await keepFiles(cache, FILES)
  expect(kept).toEqual(['theme.js?rev=2'])
})

test('what is kept is not asked for again', async () => {
  const { cache, kept } = cacheWithout()
  kept.push('assets/start.js')
  await keepFiles(cache, FILES)
  expect(kept.filter((url) => url === 'assets/start.js')).toHaveLength(1)
  expect(kept).toHaveLength(FILES.length)
})
