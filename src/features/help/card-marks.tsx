import { Mark } from '~/ui/display/mark'
import styles from './card-marks.module.css'

/** The meaning of the rings and boxes on a card, with the scores of a par 5. */
export const CardMarks = () => (
  <ul role="list" className={styles.marks}>
    <li>
      <Mark kind="eagle">3</Mark> Eagle or better
    </li>
    <li>
      <Mark kind="birdie">4</Mark> Birdie
    </li>
    <li>
      <Mark>5</Mark> Par
    </li>
    <li>
      <Mark kind="bogey">6</Mark> Bogey
    </li>
    <li>
      <Mark kind="double">7</Mark> Double bogey or worse
    </li>
  </ul>
)
