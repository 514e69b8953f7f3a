import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import { cardClass } from '~/ui/layout/card'
import { Pennant } from './pennant'
import styles from './round.module.css'

/** The card of an entry; a new one carries a pennant. */
export const Entry = ({
  isNew,
  className,
  children,
  ...article
}: ComponentProps<'article'> & { isNew: boolean }) => (
  <article className={classNames(cardClass, isNew && styles.new, className)} {...article}>
    {isNew && <Pennant />}
    {children}
  </article>
)
