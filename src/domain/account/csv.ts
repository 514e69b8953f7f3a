/**
 * What a spreadsheet reads as the start of a formula, also after invisible characters, and after the semicolon that separates
 * cells in locales with decimal commas.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s\p{C}]*[=+\-@\t\r＝＋－＠])/gu

/** One cell: what could be a formula is led by an apostrophe, and what would break the row is quoted. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = value.replace(FORMULA, "$1'")
  return /[",;\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as comma-separated values (RFC 4180) that no spreadsheet runs as formulas. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
