import { Art, artStyles as styles } from './art'

/** A ball in the bunker: an error. */
export const Bunker = () => (
  <Art>
    <path className={styles.wash} d="M2 112c12-40 42-60 86-60s74 20 86 60z" />
    <path
      className={styles.sand}
      d="M38 92c4-16 26-24 54-24s46 10 48 22c2 12-22 18-50 18s-54-6-52-16z"
    />
    <path
      className={styles.line}
      d="M38 92c4-16 26-24 54-24s46 10 48 22c2 12-22 18-50 18s-54-6-52-16z"
    />
    <path
      className={styles.line}
      d="M58 92c6 3 12 3 18 0M64 99c8 3 18 3 26 0M108 98c6 2 12 2 18-1"
      opacity=".45"
    />
    <ellipse className={styles.ink} cx="98" cy="91" rx="13" ry="3" opacity=".25" />
    <circle className={styles.ball} cx="96" cy="83" r="9" />
    <circle className={styles.line} cx="96" cy="83" r="9" />
    <path className={styles.dimple} d="M94 80h.01M99 82h.01M95 86h.01" />
    <path
      className={styles.line}
      d="M150 24 116 74M106 68l20 13M106.5 68l-2.5 4M112 71.5l-2.5 4M118 75.5l-2.5 4M124 79.5l-2.5 4"
    />
    <path className={styles.line} d="M44 54V14" />
    <path className={styles.flag} d="M44.9 14l17.6 5.6-17.6 5.6z" />
  </Art>
)
