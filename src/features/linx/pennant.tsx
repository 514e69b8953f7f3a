import styles from './round.module.css'

/** Marks what came after the golfer last looked; the card's edge becomes the flagstick. */
export const Pennant = () => <span className={styles.pennant}>New</span>
