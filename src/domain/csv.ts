/** What a spreadsheet takes for the start of a formula. */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\t\r＝＋－＠]/

/** One cell: a text that could be a formula is led by an apostrophe, and what would break the row is quoted. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as comma-separated values (RFC 4180) that no spreadsheet runs as formulas. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
