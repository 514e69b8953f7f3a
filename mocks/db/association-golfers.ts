import { firstWrong, isWhole } from './schema'
import { createTable, type Table } from './table'

/** A golfer in the association's records, whether or not they use the app. `id` is the GHIN number. */
export type AssociationGolferRow = {
  id: number
  lastName: string
  gender: 'M' | 'F'
  /** Withdrawn: the membership is valid but the Handicap Index is not. */
  status: 'Active' | 'Inactive' | 'Withdrawn'
  /** Whether the golfer lets the app post for them; the association asks each golfer once. */
  consents: boolean
}

export type AssociationGolfers = Table<AssociationGolferRow>

const check = (row: AssociationGolferRow) =>
  firstWrong([isWhole(row.id, 1000, 999_999_999), 'GHIN number'], [row.lastName !== '', 'no name'])

export const createAssociationGolfers = (touched: () => void): AssociationGolfers =>
  createTable<AssociationGolferRow>({ name: 'association-golfers', check, by: {} }, touched)
