import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** The token of a mailed link, for one golfer and the email address it was sent to. */
export type MailLinkRow = {
  id: number
  kind: 'verify' | 'reset'
  token: string
  userId: number
  email: string
  /** Epoch ms. */
  expiresAt: number
  /** A used link that verifies an address stays valid; one that sets a password is removed when used. */
  isUsed: boolean
}

export type MailLinks = Table<MailLinkRow, 'token' | 'userId'>

const check = (row: MailLinkRow) =>
  firstWrong([row.token !== '', 'no token'], [row.email.includes('@'), 'no email'])

export const createMailLinks = (touched: () => void): MailLinks =>
  createTable<MailLinkRow, 'token' | 'userId'>(
    {
      name: 'mail-links',
      check,
      by: { token: (row) => [row.token], userId: (row) => [row.userId] },
    },
    touched,
  )
