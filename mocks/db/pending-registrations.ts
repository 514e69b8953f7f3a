import { createTable, type Table } from './table'

/** An account whose registration is not complete yet. `id` is the golfer's. */
export type PendingRegistrationRow = { id: number }

export type PendingRegistrations = Table<PendingRegistrationRow>

export const createPendingRegistrations = (touched: () => void): PendingRegistrations =>
  createTable<PendingRegistrationRow>(
    { name: 'pending-registrations', check: () => undefined, by: {} },
    touched,
  )
