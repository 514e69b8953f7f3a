import { SectionLinks } from './section-links'
import styles from './tab-bar.module.css'

/** Bottom navigation at widths up to 768 px. */
export const TabBar = () => (
  <nav className={styles.bar} data-tabbar aria-label="Main">
    <SectionLinks icons badgeClassName={styles.badge} />
  </nav>
)
