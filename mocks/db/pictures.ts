import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** An uploaded profile picture. Portraits from seeds have no row, because they are drawn from their id. */
export type PictureRow = {
  id: number
  /** The golfer's id; null: uploaded during a sign-up that has not claimed it. */
  userId: number | null
  type: 'image/jpeg' | 'image/png'
  /** The bytes in base64, since a snapshot is JSON. */
  data: string
  /** Epoch ms. */
  at: number
}

export type Pictures = Table<PictureRow, 'userId'>

const check = (row: PictureRow) => firstWrong([row.data !== '', 'no bytes'])

export const createPictures = (touched: () => void): Pictures =>
  createTable<PictureRow, 'userId'>(
    {
      name: 'pictures',
      check,
      by: { userId: (row) => (row.userId === null ? [] : [row.userId]) },
    },
    touched,
  )
