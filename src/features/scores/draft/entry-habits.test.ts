import { expect, test } from 'vitest'
import { editScore, emptyEntry } from '~/domain/scores/score-entry'
import { createMemoryStore } from '~/platform/db/key-value-store'
import { createEntryHabits } from './entry-habits'
import { sampleDraft } from './score-draft.fake'

const marcus = { userId: 2, name: 'Marcus Bell', place: 'Boulder, CO' }
const priya = { userId: 3, name: 'Priya Raman' }
const entry = editScore(emptyEntry('9'), { kind: 'nine', nine: 'back' })

test('the next score at a course starts with the settings of the last one', async () => {
  const habits = createEntryHabits(createMemoryStore())
  expect(await habits.read(1, '14001')).toEqual({
    showTo: 'Followers',
    partners: [],
    course: undefined,
  })
  const partners = [{ ...marcus, dollars: '-5' }]
  await habits.remember(sampleDraft({ entry, scoreType: 'T', showTo: 'Private', partners }), 3)
  expect(await habits.read(1, '14001')).toMatchObject({
    showTo: 'Private',
    partners: [marcus],
    course: { mode: '9', nine: 'back', scoreType: 'T', tees: 3 },
  })
  expect((await habits.read(1, '14002')).course).toBeUndefined()
  expect((await habits.read(2, '14001')).partners).toEqual([])
})

test('recent partners are remembered once each, newest first', async () => {
  const habits = createEntryHabits(createMemoryStore())
  await habits.remember(sampleDraft({ partners: [{ ...marcus, dollars: '' }] }))
  await habits.remember(
    sampleDraft({ partners: [priya, marcus].map((golfer) => ({ ...golfer, dollars: '1' })) }),
  )
  expect((await habits.read(1, '14001')).partners).toEqual([priya, marcus])
})

test.each([null, 'x', { courses: [{}], partners: [7], showTo: 1 }])(
  'unreadable entry habits are ignored: %j',
  async (stored) => {
    const store = createMemoryStore()
    await store.update('habits/1', () => stored)
    expect(await createEntryHabits(store).read(1, '14001')).toEqual({
      showTo: 'Followers',
      partners: [],
      course: undefined,
    })
  },
)
