import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon'
import styles from './banner.module.css'

type Props = {
  kind: 'update' | 'offline'
  /** An icon for banners other than updates and the network. */
  icon?: IconName | undefined
  children: ReactNode
  /** A small button, such as Reload. */
  action?: ReactNode
}

/**
 * A message of the app below the top bar; it pushes the content down. It is announced if its container is a live
 * region.
 */
export const Banner = ({ kind, icon, children, action }: Props) => (
  <div className={styles.banner} data-kind={kind}>
    <Icon name={icon ?? (kind === 'offline' ? 'offline' : 'refresh')} />
    <p>{children}</p>
    {action}
  </div>
)
