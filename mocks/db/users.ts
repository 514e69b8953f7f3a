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
  /** Id of the picture: an uploaded one (pictures), or a portrait drawn from it; null: none. */
  portrait: number | null
  /** Handicap Index after the newest score, plus below zero; null: none yet. */
  handicapIndex: number | null
  /**
   * How the association marks the index until the next score: 'M' follows one that a committee changed, 999 stands for none.
   */
  indexMark?: 'M' | '999' | undefined
  /** Epoch ms; null: never looked at the feed. */
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

/** Emails are found in lower case. */
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
