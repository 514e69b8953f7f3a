import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import { Card } from './card'
import styles from './prose.module.css'

type Props = {
  /** Numbers its h2, for the clauses of a contract. */
  numbered?: boolean
  children: ReactNode
}

/** A card of long text; prints as plain text. */
export const Prose = ({ numbered, children }: Props) => (
  <Card as="article">
    <div className={classNames(styles.prose, numbered && styles.numbered)}>{children}</div>
  </Card>
)

/** The summary before the clauses: `<p className={summaryClass}>`. */
export const summaryClass = styles.gist
