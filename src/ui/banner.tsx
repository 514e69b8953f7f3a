import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { Icon } from './icon'

type Props = {
  kind: 'update' | 'offline'
  children: ReactNode
  /** A small button, such as Reload. */
  action?: ReactNode
}

/** A message of the whole app, under the top bar; it pushes the content down. It is read where its place is a live region. */
export const Banner = ({ kind, children, action }: Props) => (
  <div className={styles.banner} data-kind={kind}>
    <Icon name={kind === 'offline' ? 'offline' : 'refresh'} />
    <p>{children}</p>
    {action}
  </div>
)
