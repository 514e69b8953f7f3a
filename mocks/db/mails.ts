import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** A mail that was sent. */
export type MailRow = {
  id: number
  to: string
  subject: string
  text: string
  /** The address of its one link; null: it has none. */
  link: string | null
  /** Epoch ms. */
  at: number
}

export type Mails = Table<MailRow>

/** The newest are kept, so that a server left running does not grow forever. */
const MAX_ROWS = 1000

const check = (row: MailRow) =>
  firstWrong([row.to.includes('@'), 'invalid recipient'], [row.subject !== '', 'no subject'])

export const createMails = (touched: () => void): Mails =>
  createTable<MailRow>(
    { name: 'mails', check, order: (row) => row.at, by: {}, maxRows: MAX_ROWS },
    touched,
  )
