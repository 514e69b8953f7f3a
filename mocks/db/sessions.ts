import { firstWrong, isWhole } from './schema'
import { createTable, type Table } from './table'

/** One sign-in: a family of tokens, of which only the newest refresh token is good. */
export type SessionRow = {
  id: number
  userId: number
  /** Number of the newest refresh token. */
  refreshNumber: number
  /** Whether it ended because a spent refresh token was reused or a new password was set. */
  isRevoked: boolean
  /** The session id in the golfer's record after a request with New-Session. */
  sessionKey: string | null
}

export type Sessions = Table<SessionRow, 'userId'>

const check = (row: SessionRow) =>
  firstWrong([isWhole(row.refreshNumber, 1, 1e9), 'refresh number'])

export const createSessions = (touched: () => void): Sessions =>
  createTable<SessionRow, 'userId'>(
    { name: 'sessions', check, by: { userId: (row) => [row.userId] } },
    touched,
  )
