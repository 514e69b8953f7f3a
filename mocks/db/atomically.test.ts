import { expect, test } from 'vitest'
import { createAtomically } from './atomically'
import { createTable } from './table'

type Thing = { id: number; name: string }

const things = () =>
  createTable<Thing>(
    { name: 'things', check: ({ name }) => (name ? undefined : 'name'), by: {} },
    () => {},
  )

test('work that fails leaves nothing behind: not what it added, changed or removed', async () => {
  const table = things()
  const atomically = createAtomically()
  await table.insert({ id: 1, name: 'one' })
  await table.insert({ id: 2, name: 'two' })
  const work = atomically(async (write) => {
    await write.insert(table, { id: 3, name: 'three' })
    await write.change(table, 1, { name: 'ein' })
    write.remove(table, 2)
    await write.insert(table, { id: 4, name: '' })
  })
  await expect(work).rejects.toThrow('things: name')
  expect(table.rows()).toEqual([
    { id: 1, name: 'one' },
    { id: 2, name: 'two' },
  ])
})

test('work that reads before it writes never acts on what another is changing', async () => {
  const table = things()
  const atomically = createAtomically()
  const addUpToTwo = (id: number) =>
    atomically(async (write) => {
      const isFull = table.count() >= 2
      await Promise.resolve()
      if (!isFull) await write.insert(table, { id, name: String(id) })
    })
  await Promise.all([1, 2, 3, 4].map(addUpToTwo))
  expect(table.count()).toBe(2)
})

test('atomic work goes on after work that failed', async () => {
  const table = things()
  const atomically = createAtomically()
  const failing = atomically(() => Promise.reject(new Error('no')))
  const next = atomically((write) => write.insert(table, { id: 1, name: 'one' }))
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toEqual({ id: 1, name: 'one' })
})

test('a table with a limit removes its oldest rows only after the transaction has succeeded', async () => {
  const mails = createTable<Thing>(
    { name: 'mails', check: () => undefined, by: {}, maxRows: 2 },
    () => {},
  )
  const atomically = createAtomically()
  for (const id of [1, 2]) await mails.insert({ id, name: 'mail' })
  const names = () => mails.rows().map(({ id }) => id)

  const failing = atomically(async (write) => {
    await write.insert(mails, { id: 3, name: 'mail' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(names()).toEqual([1, 2])

  await atomically((write) => write.insert(mails, { id: 4, name: 'mail' }))
  expect(names()).toEqual([2, 4])
})
