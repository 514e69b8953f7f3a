import { expect, test } from 'vitest'
import { createDirectory, type NamedGolfer } from './directory'

const TOM = { userId: 3, name: 'Tom Okafor', picture: '/api/profile/picture/3', city: 'Denver' }

/** What is loaded: a page of the feed with a round played together, and a list of followers. */
const loaded = [
  [
    ['linx'],
    { pages: [{ items: [{ ...TOM, playerScores: [{ userId: 4, userName: 'Ana Silva' }] }] }] },
  ],
  [
    ['follow'],
    [
      { userId: 3, fullName: 'Tom Okafor', pictureUrl: TOM.picture },
      { userId: 5, fullName: 'Sam Ito', pictureUrl: '/api/profile/picture/5' },
      { userId: 6, fullName: 'Sam Ito', pictureUrl: '/api/profile/picture/6' },
      { userId: 7, fullName: 'Lee Park' },
      { userId: 8, fullName: 'Lee Park' },
      { userId: 0, fullName: 'June Abernathy' },
    ],
  ],
]

test.each<[string, NamedGolfer, number]>([
  ['by name and picture', TOM, 3],
  ['a player of a round', { name: 'Ana Silva', picture: null }, 4],
  ['whose city is not given', { name: TOM.name, picture: TOM.picture }, 3],
  ['one of two with that name', { name: 'Sam Ito', picture: '/api/profile/picture/6' }, 6],
  ['one of two who cannot be told apart', { name: 'Lee Park' }, 0],
  ['with another picture', { ...TOM, picture: '/api/profile/picture/9' }, 0],
  ['without an account', { name: 'June Abernathy' }, 0],
  ['who is not loaded', { name: 'Nobody Known' }, 0],
  ['without a name', { name: ' ' }, 0],
])('the id of a golfer %s', (_who, golfer, userId) => {
  expect(createDirectory(loaded)(golfer)).toBe(userId)
})

test('the id of a golfer with a namesake in another city', () => {
  const feed = { userId: 4, name: 'Ana Silva', city: 'Boulder' }
  expect(createDirectory([feed])({ name: 'Ana Silva', city: 'Erie' })).toBe(0)
  expect(createDirectory([feed])({ name: 'Ana Silva', city: 'Boulder' })).toBe(4)
})
