import type { ReactNode } from 'react'
import { Card } from '~/ui/layout/card'
import styles from './kit.module.css'

/** One kind of component, in all its states. */
export const KitSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card inside="section" aria-label={title}>
    <h2>{title}</h2>
    <div className={styles.bench}>{children}</div>
  </Card>
)
