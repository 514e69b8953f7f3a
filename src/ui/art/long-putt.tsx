import { Art, artStyles as styles } from './art'

/** A ball rolling to the hole: in progress. */
export const LongPutt = () => (
  <Art>
    <path className={styles.wash} d="M4 108c30-20 60-26 90-26s54 8 78 26z" />
    <path className={styles.line} d="M4 108c30-20 60-26 90-26s54 8 78 26" />
    <ellipse className={styles.ink} cx="126" cy="90" rx="9" ry="2.6" />
    <path className={styles.line} d="M126 90V28" />
    <path className={styles.flag} d="M126.9 28l22 7-22 7z" />
    <path className={styles.line} d="M26 94c18-9 38-13 62-13" strokeDasharray="1 6" />
    <circle className={styles.ball} cx="98" cy="75" r="8" />
    <circle className={styles.line} cx="98" cy="75" r="8" />
  </Art>
)
