import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './icon.module.css'
import type { fieldIcons } from './field-icons'
import type { formIcons } from './form-icons'
import type { lockIcons } from './lock-icons'
import type { menuIcons } from './menu-icons'
import type { padIcons } from './pad-icons'
import type { photoIcons } from './photo-icons'
import type { pinIcon } from './pin-icon'
import type { sealIcon } from './seal-icon'
import type { sectionIcons } from './section-icons'

/** Every icon: 24 px grid, 1.75 px line, round caps, at most one filled part. */
export type IconName =
  | keyof typeof formIcons
  | keyof typeof sectionIcons
  | keyof typeof lockIcons
  | keyof typeof menuIcons
  | keyof typeof padIcons
  | keyof typeof photoIcons
  | keyof typeof sealIcon
  | keyof typeof fieldIcons
  | keyof typeof pinIcon

type Drawings = Partial<Record<IconName, ReactNode>>

/**
 * The loaded drawings. They are inlined instead of referenced by `<use>`, which clones the drawing with its styles for each
 * icon and costs 4 to 14 % of an entry of the feed.
 */
const drawings: Drawings = {}

/** Adds a set of drawings: those of forms at the start, most others with the frame. */
export const addIcons = (icons: Drawings): void => void Object.assign(drawings, icons)

type Props = Omit<ComponentProps<'svg'>, 'name'> & { name: IconName; small?: boolean | undefined }

/** An icon, always beside text or inside a labeled button. */
export const Icon = ({ name, small, className, ...svg }: Props) => (
  <svg
    className={classNames(styles.icon, className)}
    viewBox="0 0 24 24"
    aria-hidden="true"
    data-small={small || undefined}
    {...svg}
  >
    {drawings[name]}
  </svg>
)
