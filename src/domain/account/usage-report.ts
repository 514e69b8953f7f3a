/**
 * What a spreadsheet reads as the start of a formula, also after invisible characters and after the semicolon that separates
 * cells in locales with a decimal comma.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s\p{C}]*[=+\-@\t\r＝＋－＠])/gu

/** One cell: a possible formula is prefixed with an apostrophe, and text that would break the row is quoted. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = value.replace(FORMULA, "$1'")
  return /[",;\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as comma-separated values (RFC 4180) that no spreadsheet runs as formulas. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** The periods of the report; each ends now. */
export const usagePeriods = ['day', 'week', 'month', 'year'] as const
/** A period of the report. */
export type UsagePeriod = (typeof usagePeriods)[number]

type Stat = { title: string } & Record<UsagePeriod, number>

/** The column to sort by, and whether it is descending. */
export type UsageSort = { by: 'title' | UsagePeriod; down: boolean }

const collator = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })

/** The rows, sorted, with equal ones in their former order; in the host's order without a `sort`. */
export function sortedStats<Row extends Stat>(
  rows: readonly Row[],
  sort: UsageSort | undefined,
): readonly Row[] {
  if (!sort) return rows
  const { by, down } = sort
  const ascending = (one: Row, other: Row) =>
    by === 'title' ? collator.compare(one.title, other.title) : one[by] - other[by]
  return rows.toSorted((one, other) => (down ? ascending(other, one) : ascending(one, other)))
}

/** The sort after a press on a column's header: numbers start descending, titles ascending; a second press reverses it. */
export const nextSort = (now: UsageSort | undefined, by: UsageSort['by']): UsageSort => ({
  by,
  down: now?.by === by ? !now.down : by !== 'title',
})

/** The length of each bar relative to the longest, 0 to 1. */
export function barShares(values: readonly number[]): number[] {
  const most = Math.max(1, ...values)
  return values.map((value) => value / most)
}
