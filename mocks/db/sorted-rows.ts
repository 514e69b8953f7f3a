type Keyed = { readonly id: number }

/**
 * Rows in ascending order of `key`, then of id. Reading a page costs one binary search plus one step per row of the page,
 * however many rows there are; a new row usually goes to the end.
 */
export class SortedRows<Row extends Keyed> {
  readonly #rows: Row[] = []
  readonly #key: (row: Row) => number

  constructor(key: (row: Row) => number) {
    this.#key = key
  }

  get rows(): readonly Row[] {
    return this.#rows
  }

  insert(row: Row): void {
    const key = this.#key(row)
    const last = this.#rows.at(-1)
    if (!last || this.#isBefore(last, key, row.id)) this.#rows.push(row)
    else this.#rows.splice(this.#indexOf(key, row.id), 0, row)
  }

  remove(row: Row): void {
    const place = this.#indexOf(this.#key(row), row.id)
    if (this.#rows[place]?.id === row.id) this.#rows.splice(place, 1)
  }

  /** The rows before `key`, from the last to the first. */
  *before(key: number): Generator<Row> {
    for (let at = this.#indexOf(key, -Infinity) - 1; at >= 0; at--) {
      const row = this.#rows[at]
      if (row) yield row
    }
  }

  /** The index at which a row with this key and id is, or would be inserted. */
  #indexOf(key: number, id: number): number {
    let low = 0
    let high = this.#rows.length
    while (low < high) {
      const middle = (low + high) >> 1
      const row = this.#rows[middle]
      if (row && this.#isBefore(row, key, id)) low = middle + 1
      else high = middle
    }
    return low
  }

  #isBefore(row: Row, key: number, id: number): boolean {
    const own = this.#key(row)
    return own < key || (own === key && row.id < id)
  }
}
