import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import { Skeleton } from '~/ui/feedback/skeleton'
import styles from './slots.module.css'

const ID = 'bar-slot'

/** The slot in the top bar where a page may show a message. */
export const BarSlot = ({ className }: { className: string | undefined }) => (
  <div id={ID} className={className} />
)

/** Shows a message of the page in the top bar, or within the page if there is no bar. */
export function InBar({ children }: { children: ReactNode }) {
  const [slot] = useState(() => document.getElementById(ID))
  return slot ? createPortal(children, slot) : children
}

/** A card that another part of the app puts into the feed, at a place where it moves nothing that is on the screen. */
export const feedCard = createStore<{ card: ReactNode }>(() => ({ card: undefined }))

type Props = {
  /** The usual number of rows, or that the module has a drawing. */
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
