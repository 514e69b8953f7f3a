import styles from './round.module.css'

/** Marks an entry that arrived after the golfer's last visit; the card's edge is drawn as the flagstick. */
export const Pennant = () => <span className={styles.pennant}>New</span>
