import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** A golfer went from one section of the app to another. */
export type FormUseRow = {
  id: number
  userId: number
  oldForm: string
  newForm: string
  /** Epoch ms. */
  at: number
}

export type FormUses = Table<FormUseRow, 'userId'>

/** Many times the two months of rows in the scenario `operator`; the newest are kept. */
const MAX_ROWS = 20_000

const check = (row: FormUseRow) =>
  firstWrong([row.oldForm.length <= 200 && row.newForm.length <= 200, 'name of a section'])

export const createFormUses = (touched: () => void): FormUses =>
  createTable<FormUseRow, 'userId'>(
    {
      name: 'form-uses',
      check,
      order: (row) => row.at,
      by: { userId: (row) => [row.userId] },
      maxRows: MAX_ROWS,
    },
    touched,
  )
