import type { components } from '~/api/schema'
import { createTable, type Table } from './table'

/** An error that the app reported to the host. */
export type ErrorReportRow = components['schemas']['FrontendErrorReport'] & {
  id: number
  /** Epoch ms. */
  at: number
}

/** The newest reports are kept; each may have 60,000 bytes. */
const MAX_ROWS = 200

export type ErrorReports = Table<ErrorReportRow>

export const createErrorReports = (touched: () => void): ErrorReports =>
  createTable<ErrorReportRow>(
    { name: 'error-reports', check: () => undefined, by: {}, maxRows: MAX_ROWS },
    touched,
  )
