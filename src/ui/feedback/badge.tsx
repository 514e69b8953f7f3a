import { classNames } from '~/lib/class-names'
import styles from './badge.module.css'
import { VisuallyHidden } from '../layout/visually-hidden'

/** The highest number a badge shows. */
export const BADGE_CAP = 25

/** The text of a badge: '3', '25', '25+'; empty for 0 and anything that is not a positive integer. */
export const badgeText = (count: number): string | undefined => {
  if (!Number.isInteger(count) || count <= 0) return undefined
  return count > BADGE_CAP ? `${BADGE_CAP}+` : String(count)
}

type Props = { count: number; label: string; className?: string | undefined }

/** A count on a link. `label` says what is counted and becomes part of the link's name: 'Linx 3 new'. */
export function Badge({ count, label, className }: Props) {
  const text = badgeText(count)
  if (!text) return null
  return (
    <span className={classNames(styles.badge, className)}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{` ${text} ${label}`}</VisuallyHidden>
    </span>
  )
}
