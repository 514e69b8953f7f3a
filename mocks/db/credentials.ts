import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** A golfer's password, in plain text, since none is real. `id` is the golfer's. */
export type CredentialRow = { id: number; password: string }

export type Credentials = Table<CredentialRow>

const check = (row: CredentialRow) => firstWrong([row.password.length >= 8, 'password too short'])

export const createCredentials = (touched: () => void): Credentials =>
  createTable<CredentialRow>({ name: 'credentials', check, by: {} }, touched)
