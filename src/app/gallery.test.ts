import { readFileSync } from 'node:fs'
import { matchPath, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createReturnLocation } from './return-location'
import { routes } from './routes'

type Screen = { screen: string; name: string; path: string; route?: string }

/** All pages; a redirect has no code of its own, and no build contains the kit. */
function pages(all: readonly RouteObject[]): string[] {
  return all.flatMap((route) => [
    ...(route.path !== undefined && route.lazy && route.path !== 'kit' ? [route.path] : []),
    ...pages(route.children ?? []),
  ])
}

const screens: Screen[] = JSON.parse(readFileSync('e2e/gallery/screens.json', 'utf8'))

test('the gallery has a screenshot of every page', () => {
  const returnLocation = createReturnLocation(() => {
    throw new Error('no storage')
  }, 'https://linx.test')
  const all = routes({
    session: { start: async () => ({ status: 'anonymous' }), hasTokens: () => false },
    lastEmail: () => '',
    returnLocation,
    currentLocation: () => ({ pathname: '/', search: '', hash: '', state: null, key: '' }),
    load: (_page, code) => code(),
  })
  const shown = screens.map(({ path, route = path }) => new URL(route, 'http://x').pathname)
  const missing = pages(all).filter(
    (page) => !shown.some((path) => matchPath(`/${page.replace(/^\//, '')}`, path)),
  )
  expect(missing).toEqual([])
  expect(pages(all).length).toBeGreaterThan(20)
})

test('screenshot names are unique', () => {
  const names = screens.map(({ screen, name }) => `${screen}, ${name}`)
  expect(new Set(names).size).toBe(names.length)
})
