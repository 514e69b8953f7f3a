import { describe, expect, test, vi } from 'vitest'
import { createTable } from './table'

type Thing = { id: number; at: number; owners: string[] }

const things = (touched = () => {}) =>
  createTable<Thing, 'owner'>(
    {
      name: 'things',
      check: ({ at }) => (at < 0 ? 'at' : undefined),
      order: ({ at }) => at,
      by: { owner: ({ owners }) => owners },
    },
    touched,
  )

const thing = (id: number, at: number, ...owners: string[]): Thing => ({ id, at, owners })
const ids = (rows: readonly Thing[]) => rows.map(({ id }) => id)

test('rows stand in their order, however they come in', async () => {
  const table = things()
  for (const row of [thing(1, 30), thing(2, 10), thing(3, 20), thing(4, 20)])
    await table.insert(row)
  expect(ids(table.rows())).toEqual([2, 3, 4, 1])
  expect(table.count()).toBe(4)
})

test('a page is newest first, begins strictly before the cursor, and knows whether there is more', async () => {
  const table = things()
  for (let id = 1; id <= 5; id++) await table.insert(thing(id, 10 * id))
  expect(table.page({ take: 2 })).toEqual({ rows: [thing(5, 50), thing(4, 40)], more: true })
  expect(ids(table.page({ take: 2, before: 40 }).rows)).toEqual([3, 2])
  expect(table.page({ take: 2, before: 20 })).toEqual({ rows: [thing(1, 10)], more: false })
  expect(table.page({ take: 2, before: 25, where: ({ id }) => id !== 2 }).more).toBe(false)
})

test('a row is found under each of its keys, and moves when it changes', async () => {
  const table = things()
  await table.insert(thing(1, 10, 'ann', 'ben'))
  await table.insert(thing(2, 20, 'ben'))
  expect(ids(table.where('owner', 'ben'))).toEqual([1, 2])
  await table.change(1, { owners: ['cid'], at: 40 })
  expect(ids(table.where('owner', 'ben'))).toEqual([2])
  expect(ids(table.where('owner', 'cid'))).toEqual([1])
  expect(ids(table.rows())).toEqual([2, 1])
  expect(table.get(1)).toEqual(thing(1, 40, 'cid'))
})

test('a removed row is in no index of its table', async () => {
  const table = things()
  await table.insert(thing(1, 10, 'ann'))
  expect(table.remove(1)).toEqual(thing(1, 10, 'ann'))
  expect(table.remove(1)).toBeUndefined()
  expect([table.get(1), table.where('owner', 'ann'), table.rows()]).toEqual([undefined, [], []])
})

test('a row outside its limits, a second row of one id and a change of no row are refused', async () => {
  const table = things()
  await table.insert(thing(1, 10))
  await expect(table.insert(thing(2, -1))).rejects.toThrow('things: at')
  await expect(table.change(1, { at: -1 })).rejects.toThrow('things: at')
  await expect(table.insert(thing(1, 20))).rejects.toThrow('row 1 already')
  await expect(table.change(9, { at: 1 })).rejects.toThrow('no row 9')
  expect(table.rows()).toEqual([thing(1, 10)])
})

test('every write calls the listener', async () => {
  const touched = vi.fn<() => void>()
  const table = things(touched)
  await table.insert(thing(1, 10))
  expect(touched).toHaveBeenCalledTimes(1)
  touched.mockClear()
  await table.change(1, { at: 20 })
  expect(touched).toHaveBeenCalled()
  touched.mockClear()
  table.remove(1)
  expect(touched).toHaveBeenCalledTimes(1)
})

test('a table with a limit keeps the last in its order', async () => {
  const table = createTable<Thing>(
    { name: 'log', check: () => undefined, order: ({ at }) => at, by: {}, maxRows: 2 },
    () => {},
  )
  for (const row of [thing(1, 30), thing(2, 10), thing(3, 20)]) await table.insert(row)
  expect(ids(table.rows())).toEqual([3, 1])
  expect([table.count(), table.get(2)]).toEqual([2, undefined])
  await table.load([thing(4, 5), thing(5, 7), thing(6, 6)])
  expect(ids(table.rows())).toEqual([6, 5])
})

test('a change among 10,000 rows looks at few of them', async () => {
  const table = things()
  let looks = 0
  for (let id = 1; id <= 10_000; id++) await table.insert(thing(id, id))
  for (const row of table.rows()) {
    Object.defineProperty(row, 'id', { get: () => (looks++, row.at), configurable: true })
  }
  await table.change(9000, { owners: ['ann'] })
  table.remove(8000)
  expect(looks).toBeLessThan(2000)
})

test('a page deep in 10,000 rows looks at the rows of the page, not at all of them', async () => {
  const table = things()
  for (let id = 1; id <= 10_000; id++)
    await table.insert(thing(id, id, id % 100 === 0 ? 'ann' : 'ben'))
  const where = vi.fn<(row: Thing) => boolean>(() => true)
  expect(ids(table.page({ take: 25, before: 5000, where }).rows).slice(0, 2)).toEqual([4999, 4998])
  expect(where).toHaveBeenCalledTimes(26)
  where.mockClear()
  const own = table.page({ take: 25, before: 5000, where, among: { index: 'owner', key: 'ann' } })
  expect(ids(own.rows).slice(0, 2)).toEqual([4900, 4800])
  expect(where).toHaveBeenCalledTimes(26)
})

describe('a table that begins with the rows of another one', () => {
  async function borrowed() {
    const lender = things()
    for (const row of [thing(1, 30, 'ann'), thing(2, 10, 'ann', 'ben')]) await lender.insert(row)
    const table = things()
    table.borrow(lender.rows())
    return { lender, table }
  }

  test('finds them, in order and by key', async () => {
    const { table } = await borrowed()
    expect(ids(table.rows())).toEqual([2, 1])
    expect(ids(table.where('owner', 'ben'))).toEqual([2])
    expect(table.count()).toBe(2)
  })

  test('changes and removes its own alone, also two changes at once', async () => {
    const { lender, table } = await borrowed()
    await Promise.all([table.change(1, { owners: ['ann'] }), table.change(1, { owners: ['ann'] })])
    expect(ids(table.where('owner', 'ann'))).toEqual([2, 1])
    await table.change(1, { at: 4 })
    table.remove(2)
    expect(table.rows()).toEqual([thing(1, 4, 'ann')])
    expect(lender.rows()).toEqual([thing(2, 10, 'ann', 'ben'), thing(1, 30, 'ann')])
    table.remove(1)
    await table.insert(thing(1, 20))
    expect((await table.change(1, { owners: ['cid'] })).at).toBe(20)
  })

  test('checks their limits when they change', async () => {
    const { table } = await borrowed()
    await expect(table.change(1, { at: -1 })).rejects.toThrow('at')
    expect(table.get(1)?.at).toBe(30)
  })

  test('forgets one that is removed while it is being changed', async () => {
    const { table } = await borrowed()
    const change = table.change(1, { at: 5 })
    table.remove(1)
    await expect(change).rejects.toThrow('no row 1')
    await table.insert(thing(1, 20))
    await table.change(1, { owners: ['cid'] })
    expect(table.get(1)).toEqual(thing(1, 20, 'cid'))
  })

  test('keeps what is being changed when another one leaves', async () => {
    const { table } = await borrowed()
    const change = table.change(1, { at: 5 })
    table.remove(2)
    await change
    await table.change(1, { at: 6 })
    expect(table.rows()).toEqual([thing(1, 6, 'ann')])
  })

  test('takes none when it has rows', async () => {
    const { lender, table } = await borrowed()
    expect(() => table.borrow(lender.rows())).toThrow('rows already')
  })
})
