import { Mark } from '~/ui/display/mark'
import styles from './hole-entry.module.css'

/** The legend of the marks. Hidden from screen readers, which read each score's result. */
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
