import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import { Icon, type IconName } from '../icons/icon'
import styles from './icon-button.module.css'

type Props = ComponentProps<'button'> & { label: string; icon: IconName }

/** A round button with an icon; `label` is its accessible name. */
export const IconButton = ({ label, icon, className, ...button }: Props) => (
  <button
    type="button"
    className={classNames(styles.button, className)}
    aria-label={label}
    {...button}
  >
    <Icon name={icon} />
  </button>
)

/** The same style for a link. */
export const iconButtonClass = styles.button
