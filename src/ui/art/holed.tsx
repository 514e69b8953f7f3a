import { Art, artStyles as styles } from './art'

/** The ball in the hole, and the sun: done. */
export const Holed = () => (
  <Art>
    <circle className={styles.dawn} cx="88" cy="70" r="30" />
    <path className={styles.ground} d="M40 76h96v34H40z" />
    <path className={styles.wash} d="M4 108c26-24 54-32 84-32s58 8 84 32z" />
    <path className={styles.line} d="M4 108c26-24 54-32 84-32s58 8 84 32" />
    <ellipse className={styles.ink} cx="88" cy="86" rx="12" ry="3.4" />
    <path className={styles.ball} d="M81 86a7 7 0 0 1 14 0 12 3.4 0 0 1-14 0z" />
    <path className={styles.line} d="M81 86a7 7 0 0 1 14 0" />
    <path className={styles.line} d="M100 86V16" />
    <path className={styles.flag} d="M100.9 16l22 7-22 7z" />
    <path className={styles.line} d="M52 36l-6-8M70 24l-3-9M34 54l-9-4" />
  </Art>
)
