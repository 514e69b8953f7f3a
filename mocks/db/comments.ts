import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** A comment on an item of the feed, named by the wire's sourceTable and sourceId. */
export type CommentRow = {
  id: number
  userId: number
  sourceTable: string
  sourceId: number
  text: string
  /** Epoch ms. */
  at: number
}

export type Comments = Table<CommentRow, 'item'>

/** The index key for the comments and Woohoos of one feed item. */
export const itemKey = (sourceTable: string, sourceId: number): string =>
  `${sourceTable}/${sourceId}`

const check = (row: CommentRow) =>
  firstWrong([row.text.length > 0 && row.text.length <= 500, 'text'])

export const createComments = (touched: () => void): Comments =>
  createTable<CommentRow, 'item'>(
    {
      name: 'comments',
      check,
      order: (row) => row.at,
      by: { item: (row) => [itemKey(row.sourceTable, row.sourceId)] },
    },
    touched,
  )
