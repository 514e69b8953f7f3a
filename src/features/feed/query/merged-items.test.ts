import { itemKey } from '~/domain/feed/item-key'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LinxPage } from '~/api/types'
import { uniqueBy } from '~/lib/unique'
import { mergePages } from './feed-pages'

const page = (ids: readonly number[]): LinxPage => ({
  items: ids.map((sourceId) => ({
    sourceTable: 'golf_scores',
    sourceId,
    userId: 2,
    name: 'Marcus Bell',
    activityDate: '2026-06-13T21:30:00Z',
    notificationType: 'FollowedUserResult',
    commentCount: 0,
    likeCount: 0,
    hasUserLiked: false,
  })),
  hasMore: true,
  oldestActivityDate: 'c',
})

/** Each entry once, at its first position, in its latest version. */
function plain(pages: readonly LinxPage[]) {
  const all = pages.flatMap(({ items }) => items)
  return uniqueBy(all, itemKey).map((item) => all.findLast((one) => itemKey(one) === itemKey(item)))
}

test('after adding and replacing pages the entries are those of the pages, each once', () => {
  const anyPage = fc.array(fc.nat(12), { maxLength: 5 }).map(page)
  const anyStep = fc.record({ page: anyPage, at: fc.option(fc.nat(4), { freq: 2 }) })
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 10 }), (steps) => {
      let pages: LinxPage[] = []
      for (const step of steps) {
        const at = step.at ?? pages.length
        pages = [...pages.slice(0, at), step.page, ...pages.slice(at + 1)]
        const { items, indexOf, added } = mergePages(pages)
        expect(items).toHaveLength(plain(pages).length)
        plain(pages).forEach((item, place) => expect(items[place]).toBe(item))
        items.forEach((item, place) => expect(indexOf(itemKey(item))).toBe(place))
        expect(added).toBe(items.length - plain(pages.slice(0, -1)).length)
      }
    }),
  )
})

test('an item that changed between two pages is shown in its latest version (LST-08)', () => {
  const changed = page([2, 1])
  const pages = [
    page([3, 2]),
    { ...changed, items: changed.items.map((item) => ({ ...item, likeCount: 7 })) },
  ]
  expect(mergePages(pages).items.map(({ sourceId, likeCount }) => [sourceId, likeCount])).toEqual([
    [3, 0],
    [2, 7],
    [1, 7],
  ])
})

test('adding a page to the merged feed leaves the previous result unchanged', () => {
  const first = [page([3, 2])]
  const before = mergePages(first)
  const after = mergePages([...first, page([2, 1])])
  expect(before.items).toHaveLength(2)
  expect(before.indexOf('golf_scores/1')).toBeUndefined()
  expect(after.indexOf('golf_scores/1')).toBe(2)
  expect(mergePages(first).items).toEqual(before.items)
})

test('the same pages of the feed are merged only once', () => {
  const pages = [page([2]), page([1])]
  expect(mergePages(pages)).toBe(mergePages([...pages]))
})
