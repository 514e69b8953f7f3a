import { firstWrong, isWhole } from './schema'
import { createTable, type Table } from './table'

/** A golfer with an account. */
export type UserRow = {
  id: number
  email: string
  firstName: string
  lastName: string
  city: string | null
  /** Two letters. */
  state: string | null
  gender: 'M' | 'F'
  /** Followers need approval. */
  isPrivate: boolean
  isEmailVerified: boolean
  ghinNumber: number | null
  /** Id of the profile picture: of an uploaded one (table `pictures`) or of a portrait drawn from this number; null: none. */
  portrait: number | null
  /** Handicap Index after the newest score, a plus index as a negative number; null: none yet. */
  handicapIndex: number | null
  /**
   * How the association writes the index until the next score: with 'M' after one that a committee changed, or 999 for none.
   */
  indexMark?: 'M' | '999' | undefined
  /** When the golfer last looked at the feed, epoch ms; null: never. */
  lastNotifyAt: number | null
}

export type Users = Table<UserRow, 'email' | 'portrait'>

const check = (row: UserRow) =>
  firstWrong(
    [row.email.includes('@'), 'no email'],
    [row.firstName !== '' && row.lastName !== '', 'no name'],
    [row.state === null || /^[A-Z]{2}$/.test(row.state), 'state'],
    [row.ghinNumber === null || isWhole(row.ghinNumber, 1000, 999_999_999), 'GHIN number'],
    [
      row.handicapIndex === null || (Number.isFinite(row.handicapIndex) && row.handicapIndex <= 54),
      'index',
    ],
  )

/** The index `email` holds emails in lower case. */
export const createUsers = (touched: () => void): Users =>
  createTable<UserRow, 'email' | 'portrait'>(
    {
      name: 'users',
      check,
      by: {
        email: (row) => [row.email.toLowerCase()],
        portrait: (row) => (row.portrait === null ? [] : [row.portrait]),
      },
      own: ['lastNotifyAt'],
    },
    touched,
  )
