import { describe, expect, test } from 'vitest'
import { call, HAL, MARCUS, NORA, openWorld, PRIYA } from '../../testing'
import { post, totalForm } from '../ghin/score-form.fixture'
import { all, keyOf, linx, page } from './feed.fixture'

describe('listLinx: paging', () => {
  test('has 25 items a page, or as many as one asks for, and says where the next begins', async () => {
    const backend = await openWorld()
    const first = await page(backend, NORA, { view: 'Following' })
    expect(first.items).toHaveLength(25)
    expect(first).toMatchObject({
      hasMore: true,
      oldestActivityDate: first.items.at(-1)?.activityDate,
    })
    const three = await page(backend, NORA, { view: 'Following', pageSize: 3 })
    expect(three.items.map(keyOf)).toEqual(first.items.slice(0, 3).map(keyOf))
    const next = await page(backend, NORA, {
      view: 'Following',
      olderThan: three.oldestActivityDate ?? '',
    })
    expect(next.items[0]).toEqual(first.items[3])
  })

  test('neither loses nor repeats an item while new ones arrive at the top', async () => {
    const backend = await openWorld()
    const before = await all(backend, NORA, 'Following')
    const paged = await all(backend, NORA, 'Following', async () => {
      await post(backend, MARCUS, totalForm())
      await post(backend, HAL, totalForm())
    })
    expect(paged.map(keyOf)).toEqual(before.map(keyOf))
    const after = await all(backend, NORA, 'Following')
    expect(after.length).toBeGreaterThan(before.length)
    expect(after.slice(after.length - before.length).map(keyOf)).toEqual(before.map(keyOf))
  })

  test('tells posts of one and the same moment apart', async () => {
    const backend = await openWorld()
    for (let times = 0; times < 4; times++) await post(backend, MARCUS, totalForm())
    const { items } = await page(backend, NORA, { view: 'Following', pageSize: 4 })
    expect(new Set(items.map(({ activityDate }) => activityDate)).size).toBe(4)
    const one = await page(backend, NORA, { view: 'Following', pageSize: 1 })
    const two = await page(backend, NORA, {
      view: 'Following',
      pageSize: 1,
      olderThan: one.oldestActivityDate ?? '',
    })
    expect([one.items[0], two.items[0]]).toEqual(items.slice(0, 2))
  })

  test('ends before the first item of all', async () => {
    const last = await page(await openWorld(), NORA, {
      view: 'Following',
      olderThan: '2001-01-01T00:00:00Z',
    })
    expect(last).toEqual({ items: [], hasMore: false, oldestActivityDate: null })
  })

  test('says there is no more when the last page is just full', async () => {
    const backend = await openWorld()
    const count = (await all(backend, PRIYA, 'User:11')).length
    const full = await page(backend, PRIYA, { view: 'User:11', pageSize: count })
    expect([full.items.length, full.hasMore]).toEqual([count, false])
  })
})

describe('listLinx: a request that makes no sense', () => {
  test.each([
    ['/api/linx', 'view is missing.'],
    ['/api/linx?view=Following&pageSize=0', 'pageSize must be from 1 to 100.'],
    ['/api/linx?view=Following&pageSize=101', 'pageSize must be from 1 to 100.'],
    ['/api/linx?view=Following&pageSize=ten', 'pageSize must be a whole number.'],
    [
      '/api/linx?view=Following&olderThan=yesterday',
      'olderThan must be a date and time with an offset.',
    ],
    ['/api/linx?view=Following&olderThan=', 'olderThan must be a date and time with an offset.'],
    [
      '/api/linx?view=Following&olderThan=2026-06-13',
      'olderThan must be a date and time with an offset.',
    ],
    ...['2026-02-30T10:00:00Z', '2026-06-13T24:00:00Z', '2026-06-13T12:00Z'].map((moment) => [
      `/api/linx?view=Following&olderThan=${moment}`,
      'olderThan must be a date and time with an offset.',
    ]),
    // A plus sign that was not encoded arrives as a space.
    [
      '/api/linx?view=Following&olderThan=2026-06-13T21:30:00.000+00:00',
      'olderThan must be a date and time with an offset.',
    ],
    ['/api/linx?view=My+Linx&userId=me', 'userId must be a whole number.'],
  ])('%s is 400', async (path, message) => {
    const { status, json } = await call(await openWorld(), 'GET', path, {
      as: NORA,
      isInvalid: true,
    })
    expect([status, json]).toEqual([400, { message, status: 400 }])
  })

  test.each(['following', 'Everyone', 'User:', 'User:one', 'User:-1', 'User:1 ', ''])(
    'the view %j is 400',
    async (view) => {
      const { status, json } = await call(await openWorld(), 'GET', linx({ view }), { as: NORA })
      expect([status, json]).toEqual([400, { message: `There is no view ${view}.`, status: 400 }])
    },
  )
})
