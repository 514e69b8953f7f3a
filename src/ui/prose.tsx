import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import { Card } from './card'
import styles from './prose.module.css'

type Props = {
  /** Its h2 are counted: the clauses of a contract. */
  numbered?: boolean
  children: ReactNode
}

/** A card of text to be read, set to a measure; prints as plain text. */
export const Prose = ({ numbered, children }: Props) => (
  <Card as="article">
    <div className={classNames(styles.prose, numbered && styles.numbered)}>{children}</div>
  </Card>
)

/** The whole in a sentence, before the clauses: `<p className={gistClass}>`. */
export const summaryClass = styles.gist
