import { Art, artStyles as styles } from './art'

/** A flag with no wind: offline. */
export const NoWind = () => (
  <Art>
    <path className={styles.wash} d="M8 108c20-18 46-26 78-26s60 8 82 26z" />
    <path className={styles.line} d="M8 108c20-18 46-26 78-26s60 8 82 26" />
    <path className={styles.line} d="M78 84V24" />
    <path
      className={styles.flag}
      d="M79 25c5 1 8 3 8.5 8 .4 6-1.5 9-.5 14 .6 3-2 4-3 1-.6 3-3.5 2.5-5 .5z"
    />
    <path
      className={styles.line}
      d="M112 44c10-6 24-6 34 0M119 54c6-4 14-4 20 0M129 63h.01"
      opacity=".4"
    />
    <path className={styles.line} d="M112 68l34-32" />
  </Art>
)
