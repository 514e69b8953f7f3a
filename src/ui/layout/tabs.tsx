import type { ReactNode, Ref } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './tabs.module.css'

type Props = { label: string; children: ReactNode; className?: string; ref?: Ref<HTMLElement> }

/** The views of a page. The children are links; the one shown carries `aria-current="page"`. */
export const Tabs = ({ label, children, className, ref }: Props) => (
  <nav ref={ref} className={classNames(styles.tabs, className)} aria-label={label} data-sideways>
    {children}
  </nav>
)
