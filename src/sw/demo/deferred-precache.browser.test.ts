import { expect, test } from 'vitest'
import { cacheFiles } from './deferred-precache'

const FILES = ['app.html?rev=1', 'assets/start.js', 'index.html', 'theme.js?rev=2']

/** A cache that cannot fetch some files, and what it contains. */
function cacheWithout(...missing: string[]) {
  const cached: string[] = []
  const cache = {
    match: (url: string) => Promise.resolve(cached.includes(url) ? new Response() : undefined),
    add(url: string) {
      if (missing.includes(url)) return Promise.reject(new TypeError('Failed to fetch'))
      cached.push(url)
      return Promise.resolve()
    },
  }
  return { cache, cached }
}

test('pages are cached after all files that they may refer to', async () => {
  const { cache, cached } = cacheWithout()
  await cacheFiles(cache, FILES)
  expect(cached).toEqual(['assets/start.js', 'theme.js?rev=2', 'app.html?rev=1', 'index.html'])
})

test('while a file cannot be fetched, no page is cached; other files are', async () => {
  const { cache, cached } = cacheWithout('assets/start.js')
  await cacheFiles(cache, FILES)
  expect(cached).toEqual(['theme.js?rev=2'])
})

test('a cached file of the demo is not requested again', async () => {
  const { cache, cached } = cacheWithout()
  cached.push('assets/start.js')
  await cacheFiles(cache, FILES)
  expect(cached.filter((url) => url === 'assets/start.js')).toHaveLength(1)
  expect(cached).toHaveLength(FILES.length)
})
