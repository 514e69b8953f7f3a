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
  /** A link that verified its address stays good; one that set a password is removed. */
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
