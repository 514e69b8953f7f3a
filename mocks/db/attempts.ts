import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** A successful write with an idempotency key, and its result, which also answers the same write sent again. */
export type AttemptRow = {
  id: number
  operationId: string
  /** The golfer's id; at sign-up the email, since there is no account yet. */
  sender: string
  key: string
  /** JSON. */
  result: string
}

export type Attempts = Table<AttemptRow, 'attempt' | 'sender'>

/** Far more than the attempts that clients may still repeat. */
const MAX_ROWS = 1000

/** The index key of a row. */
export const attemptName = (row: Pick<AttemptRow, 'operationId' | 'sender' | 'key'>): string =>
  `${row.operationId} ${row.sender} ${row.key}`

const check = (row: AttemptRow) => firstWrong([row.key !== '', 'key'])

export const createAttempts = (touched: () => void): Attempts =>
  createTable<AttemptRow, 'attempt' | 'sender'>(
    {
      name: 'attempts',
      check,
      by: { attempt: (row) => [attemptName(row)], sender: (row) => [row.sender] },
      maxRows: MAX_ROWS,
    },
    touched,
  )
