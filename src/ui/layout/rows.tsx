import { startTransition, useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import { Button } from '~/ui/actions/button'
import { useRestoreFocusOnUnmount } from '~/ui/focus/use-focus'
import styles from './rows.module.css'

/** A list with divider lines: people, courses, tees. Its `<li>` contain a box, link or button of `rowClass`. */
export const Rows = ({ className, ...ul }: ComponentProps<'ul'>) => (
  <ul role="list" className={classNames(styles.rows, className)} {...ul} />
)

/** The style of a row's box, link or button. */
export const rowClass = styles.row

type ShowMoreProps = { label?: string; busy?: boolean; onMore: () => void }

/** The button that shows more rows. When it is gone, its focus is on the control before it. */
export const ShowMore = ({ label = 'Show more', busy, onMore }: ShowMoreProps) => (
  <div ref={useRestoreFocusOnUnmount<HTMLDivElement>()} className={styles.more}>
    <Button variant="line" busy={busy} onClick={onMore}>
      {label}
    </Button>
  </div>
)

/** How many rows are rendered at a time (R16). */
export const ROWS_PER_STEP = 60

type LimitedRowsProps<T> = {
  rows: readonly T[]
  children: (drawn: readonly T[]) => ReactNode
  /** Rendered below the rows once all of them are rendered. */
  end?: ReactNode
}

/** Renders the first rows of a list, and a button for more (R16). */
export function LimitedRows<T>({ rows, children, end }: LimitedRowsProps<T>) {
  const [limit, setLimit] = useState(ROWS_PER_STEP)
  return (
    <>
      {children(rows.slice(0, limit))}
      {rows.length > limit ? (
        <ShowMore onMore={() => startTransition(() => setLimit(limit + ROWS_PER_STEP))} />
      ) : (
        end
      )}
    </>
  )
}
