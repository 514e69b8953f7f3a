import { Art, artStyles as styles } from './art'

/** A crest with an outline around it: no groups. */
export const EmptyCrest = () => (
  <Art>
    <path
      className={styles.line}
      strokeDasharray="4 5"
      d="M88 12c14 9 29 13 44 13 0 42-9 70-44 87-35-17-44-45-44-87 15 0 30-4 44-13z"
    />
    <path
      className={styles.wash}
      d="M88 24c11 7 22 10 33 10 0 33-7 52-33 66-26-14-33-33-33-66 11 0 22-3 33-10z"
    />
    <path className={styles.line} d="M82 84V38" />
    <path className={styles.flag} d="M82.9 38l22 7-22 7z" />
    <path className={styles.line} d="M66 84c12-5 32-5 44 0" />
  </Art>
)
