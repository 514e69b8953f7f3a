import { asJson } from '../lib/json'

/** Returns what is wrong with a row; undefined for a valid one. */
export type RowCheck<Row> = (row: Row) => string | undefined

/** A Standard Schema, which @msw/data requires. */
export type RowSchema<Row> = {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly types?: { readonly input: Row; readonly output: Row }
    validate(value: unknown): { value: Row }
  }
  isRow(value: unknown): value is Row
}

/**
 * A schema typed by TypeScript, with checks of the limits that matter. An invalid row is a bug of the fake, so it throws here
 * instead of being returned as an issue, which the collection would only print.
 */
export function rowSchema<Row extends { readonly id: number }>(
  name: string,
  check: RowCheck<Row>,
): RowSchema<Row> {
  // Rows come from typed code, or from a snapshot of this build, so only the id is checked.
  const isRow = (value: unknown): value is Row => typeof asJson(value)['id'] === 'number'
  return {
    isRow,
    '~standard': {
      version: 1,
      vendor: 'linx',
      validate(value) {
        const row = isRow(value) ? { ...value } : undefined
        const wrong = row ? check(row) : 'no id'
        if (!row || wrong) throw new RangeError(`${name}: ${wrong} in ${JSON.stringify(value)}`)
        return { value: row }
      },
    },
  }
}

/** The message of the first check that fails. */
export const firstWrong = (
  ...checks: readonly [ok: boolean, wrong: string][]
): string | undefined => checks.find(([ok]) => !ok)?.[1]

/** Whether a value is a whole number within these limits, which are included. */
export const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max
