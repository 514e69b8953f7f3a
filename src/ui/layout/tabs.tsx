import type { ReactNode, Ref } from 'react'
import styles from './tabs.module.css'

type Props = { label: string; children: ReactNode; ref?: Ref<HTMLElement> }

/** The views of a page. The children are links; the one shown carries `aria-current="page"`. */
export const Tabs = ({ label, children, ref }: Props) => (
  <nav ref={ref} className={styles.tabs} aria-label={label} data-sideways>
    {children}
  </nav>
)
