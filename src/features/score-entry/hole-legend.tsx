import { Mark } from '~/ui/mark'
import styles from './hole-entry.module.css'

/** What the marks mean. Each score says so in words to who cannot see them. */
export const HoleLegend = () => (
  <p className={styles.legend} aria-hidden="true">
    <span>
      <Mark kind="eagle">3</Mark>Eagle
    </span>
    <span>
      <Mark kind="birdie">4</Mark>Birdie
    </span>
    <span>
      <Mark kind="bogey">5</Mark>Bogey
    </span>
    <span>
      <Mark kind="double">6</Mark>Double or worse
    </span>
  </p>
)
