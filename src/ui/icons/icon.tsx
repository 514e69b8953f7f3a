import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import { drawings, type IconName } from './icon-drawings'
import styles from './icon.module.css'

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
