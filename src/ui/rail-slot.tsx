import type { ReactNode } from 'react'
import { Skeleton } from './skeleton'
import styles from './rail-slot.module.css'

type Props = {
  /** How many rows the module usually has, or that it has a drawing. */
  rows: 2 | 3 | 'chart'
  children: ReactNode
}

/** The room of a module of the rail, kept from the start: what is below it stays where it is. It goes when there is nothing to show. */
export const RailSlot = ({ rows, children }: Props) => (
  <div className={styles.place} data-rows={rows}>
    {children}
  </div>
)

/** In the place of a module until it is known what it holds. */
export const RailSkeleton = () => (
  <div className={styles.bones} aria-hidden="true">
    <Skeleton width="45%" height="14px" />
    <Skeleton width="80%" height="14px" />
    <Skeleton width="60%" height="11px" />
  </div>
)
