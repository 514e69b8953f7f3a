import type { ReactElement } from 'react'
import type { LinxItem } from '~/api/types'

type MemoizedRow = { of: readonly unknown[]; row: ReactElement }

/**
 * The rows as they were last made, by their entries. A row made of the same things is the same element: a list that renders
 * with each frame of scrolling then passes over all rows but those that are new.
 */
export type MemoizedRows = {
  /** The entry's row: as it was, when `of` is the same, else what `make` answers. */
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
