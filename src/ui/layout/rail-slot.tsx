import type { ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton'
import styles from './rail-slot.module.css'

type Props = {
  /** The usual number of rows, or that it has a drawing. */
  rows: 2 | 3 | 'chart'
  children: ReactNode
}

/** Reserves the space of a rail module, so that nothing below it moves. Collapses when there is nothing to show. */
export const RailSlot = ({ rows, children }: Props) => (
  <div className={styles.slot} data-rows={rows}>
    {children}
  </div>
)

/** Skeleton of a rail module. */
export const RailSkeleton = () => (
  <div className={styles.skeleton} data-coming aria-hidden="true">
    <Skeleton width="45%" height="14px" />
    <Skeleton width="80%" height="14px" />
    <Skeleton width="60%" height="11px" />
  </div>
)
