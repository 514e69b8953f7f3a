import { expect, test } from 'vitest'
import { createReadingPosition, MAX_PAGES, type ReadingPosition } from './reading-position'

function shelf(text: string | null = null) {
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

test('a reload goes back to what was read, once, and loads as many pages as that takes', () => {
  const { open } = shelf()
  open().save(left)
  const again = open()
  expect(again.pages('Following')).toBe(3)
  expect(again.pages('My Linx')).toBe(1)
  expect(again.take('Following', 1)).toMatchObject({ key: 'golf_scores/40', top: 120.5 })
  expect(again.take('Following', 1)).toBeUndefined()
  expect(again.pages('Following')).toBe(1)
})

test('a new visit, another view and another golfer begin at the top', () => {
  const { open } = shelf(JSON.stringify(left))
  expect(open(false).take('Following', 1)).toBeUndefined()
  expect(open().take('My Linx', 1)).toBeUndefined()
  expect(open().take('Following', 2)).toBeUndefined()
})

test('nothing is left at the end of a session (R10)', () => {
  const { texts, open } = shelf(JSON.stringify(left))
  const reading = open()
  reading.forget()
  expect(texts.size).toBe(0)
  expect(reading.take('Following', 1)).toBeUndefined()
})

test.each(['{', 'null', '[]', '{"view":"Following"}', '{"userId":"x","pages":1}'])(
  'a stored %s counts as nothing',
  (text) => {
    expect(shelf(text).open().pages('Following')).toBe(1)
  },
)

test('too far down is not loaded again; storage that is blocked harms nobody', () => {
  expect(
    shelf(JSON.stringify({ ...left, pages: 400 }))
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
