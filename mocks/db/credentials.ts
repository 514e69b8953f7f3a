import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** What a golfer signs in with. `id` is the golfer's. Passwords are a fake's: readable, never real. */
export type CredentialRow = { id: number; password: string }

export type Credentials = Table<CredentialRow>

const check = (row: CredentialRow) => firstWrong([row.password.length >= 8, 'password too short'])

export const createCredentials = (touched: () => void): Credentials =>
  createTable<CredentialRow>({ name: 'credentials', check, by: {} }, touched)
