import { Art, artStyles as styles } from './art'

/** A flag over a hill, the sun behind it: nothing new yet. */
export const QuietMorning = () => (
  <Art>
    <circle className={styles.dawn} cx="118" cy="84" r="15" />
    <path className={styles.ground} d="M96 84h60v20H96z" />
    <path className={styles.wash} d="M8 108c20-18 46-26 78-26s60 8 82 26z" />
    <path className={styles.line} d="M8 108c20-18 46-26 78-26s60 8 82 26" />
    <path className={styles.line} d="M2 108h172" opacity=".35" />
    <path className={styles.line} d="M78 84V26" />
    <path className={styles.flag} d="M78.9 26l22 7-22 7z" />
    <ellipse cx="78" cy="85" rx="5" ry="1.8" className={styles.ink} />
    <path
      className={styles.line}
      d="M126 40c3-4 6-4 8 0 2-4 5-4 8 0M144 54c2-3 5-3 6 0 2-3 4-3 6 0"
      opacity=".6"
    />
  </Art>
)
