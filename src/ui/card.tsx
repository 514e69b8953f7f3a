import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './card.module.css'

type Props = Omit<ComponentProps<'section'>, 'ref'> & {
  as?: 'section' | 'article' | 'div'
  /** `pad`: plain inner space; `section`: a part of a form, its h2 and blocks spaced. */
  inside?: 'pad' | 'section'
}

/** A card. What it holds decides the element: an entry is an article, a part of a form a section. */
export const Card = ({ as: Tag = 'section', inside, className, ...props }: Props) => (
  <Tag className={classNames(styles.card, inside && styles[inside], className)} {...props} />
)

/** The column the cards stand in; children answer to its width by `@container feed`. */
export const Cards = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={classNames(styles.cards, className)} {...props} />
)

/** For a card drawn by something that must own its element (a virtual row). */
export const cardClass = styles.card
