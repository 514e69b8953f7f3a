import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './card.module.css'

type Props = Omit<ComponentProps<'section'>, 'ref'> & {
  as?: 'section' | 'article' | 'div'
  /** `pad`: plain padding; `section`: a part of a form, with spacing for its h2 and blocks. */
  inside?: 'pad' | 'section'
}

/** A card. The element depends on its content: an article for an entry, a section for a part of a form. */
export const Card = ({ as: Tag = 'section', inside, className, ...props }: Props) => (
  <Tag className={classNames(styles.card, inside && styles[inside], className)} {...props} />
)

/** The column of cards; children respond to its width by `@container feed`. */
export const Cards = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={classNames(styles.cards, className)} {...props} />
)

/** The card's class, for components that render their own element (a virtual row). */
export const cardClass = styles.card
