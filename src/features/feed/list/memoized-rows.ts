import type { ReactElement } from 'react'
import type { LinxItem } from '~/api/types'

type MemoizedRow = { of: readonly unknown[]; row: ReactElement }

/**
 * The last elements by entry. A row with the same inputs is the same element, so a list that renders on each frame of
 * scrolling skips all but new rows.
 */
export type MemoizedRows = {
  /** The entry's row: the previous element if `of` is unchanged, else the result of `make`. */
  row(item: LinxItem, of: readonly unknown[], make: () => ReactElement): ReactElement
}

export function createMemoizedRows(): MemoizedRows {
  const rows = new WeakMap<LinxItem, MemoizedRow>()
  return {
    row(item, of, make) {
      const last = rows.get(item)
      if (last?.of.every((part, at) => part === of[at])) return last.row
      const row = make()
      rows.set(item, { of, row })
      return row
    },
  }
}
