import type { components } from '~/api/schema'
import { createTable, type Table } from './table'

/** An error the app sent home. */
export type ErrorReportRow = components['schemas']['FrontendErrorReport'] & {
  id: number
  /** Epoch ms. */
  at: number
}

/** A report may have 60,000 bytes; the newest are kept. */
const MAX_ROWS = 200

export type ErrorReports = Table<ErrorReportRow>

export const createErrorReports = (touched: () => void): ErrorReports =>
  createTable<ErrorReportRow>(
    { name: 'error-reports', check: () => undefined, by: {}, maxRows: MAX_ROWS },
    touched,
  )
