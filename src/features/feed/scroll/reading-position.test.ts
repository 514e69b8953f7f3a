import { expect, test } from 'vitest'
import { createReadingPosition, MAX_PAGES, type ReadingPosition } from './reading-position'

function fakeStorage(text: string | null = null) {
  const texts = new Map<string, string>(text === null ? [] : [['linx_reading', text]])
  const store = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  }
  const open = (reloaded = true) =>
    createReadingPosition(() => store, { set: () => {}, isThere: () => reloaded })
  return { texts, open }
}

const left: ReadingPosition = {
  userId: 1,
  view: 'Following',
  key: 'golf_scores/40',
  top: 120.5,
  pages: 3,
}

test('a reload restores the reading position once, and loads as many pages as needed', () => {
  const { open } = fakeStorage()
  open().save(left)
  const again = open()
  expect(again.pages('Following')).toBe(3)
  expect(again.pages('My Linx')).toBe(1)
  expect(again.take('Following', 1)).toMatchObject({ key: 'golf_scores/40', top: 120.5 })
  expect(again.take('Following', 1)).toBeUndefined()
  expect(again.pages('Following')).toBe(1)
})

test('a new visit, another view and another golfer start at the top', () => {
  const { open } = fakeStorage(JSON.stringify(left))
  expect(open(false).take('Following', 1)).toBeUndefined()
  expect(open().take('My Linx', 1)).toBeUndefined()
  expect(open().take('Following', 2)).toBeUndefined()
})

test('the end of a session clears the position (R10)', () => {
  const { texts, open } = fakeStorage(JSON.stringify(left))
  const reading = open()
  reading.forget()
  expect(texts.size).toBe(0)
  expect(reading.take('Following', 1)).toBeUndefined()
})

test.each(['{', 'null', '[]', '{"view":"Following"}', '{"userId":"x","pages":1}'])(
  'a stored reading position that is %s is ignored',
  (text) => {
    expect(fakeStorage(text).open().pages('Following')).toBe(1)
  },
)

test('a position too far down is not restored; blocked storage is harmless', () => {
  expect(
    fakeStorage(JSON.stringify({ ...left, pages: 400 }))
      .open()
      .pages('Following'),
  ).toBe(MAX_PAGES)
  const blocked = createReadingPosition(
    () => {
      throw new Error('blocked')
    },
    { set: () => {}, isThere: () => true },
  )
  blocked.save(left)
  expect(blocked.take('Following', 1)).toBeUndefined()
})
