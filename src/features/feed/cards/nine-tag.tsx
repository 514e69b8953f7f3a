import styles from './round.module.css'

/** The association's letter for a nine-hole score (product 3e). */
export const NineTag = () => (
  <abbr className={styles.tag} title="Nine-hole score">
    N
  </abbr>
)
