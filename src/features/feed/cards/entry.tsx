import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import { cardClass } from '~/ui/layout/card'
import styles from './round.module.css'

/** Marks an entry that arrived after the golfer's last visit; the card's edge is drawn as the flagstick. */
const Pennant = () => <span className={styles.pennant}>New</span>

/** The card of an entry; a new one carries a pennant. */
export const Entry = ({
  isNew,
  className,
  children,
  ...article
}: ComponentProps<'article'> & { isNew: boolean }) => (
  <article
    className={classNames(cardClass, className)}
    data-unseen={isNew || undefined}
    {...article}
  >
    {isNew && <Pennant />}
    {children}
  </article>
)
