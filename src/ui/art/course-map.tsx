import { Art, artStyles as styles } from './art'

/** A folded map: no courses. */
export const CourseMap = () => (
  <Art>
    <path className={styles.paper} d="m20 34 44-12 48 12 44-12v68l-44 12-48-12-44 12z" />
    <path
      className={styles.wash}
      d="M30 84c10-20 26-14 36-28s10-18 24-16 12 22 26 22 16 2 22 10c-8 14-20 18-30 16-14-4-22-14-36-8s-24 12-42 4z"
    />
    <path
      className={styles.line}
      d="m20 34 44-12 48 12 44-12v68l-44 12-48-12-44 12zM64 22v68M112 34v68"
    />
    <ellipse className={styles.sand} cx="100" cy="72" rx="9" ry="5" />
    <path className={styles.line} d="M44 78C52 48 84 34 118 60" strokeDasharray="1 6" />
    <circle className={styles.ink} cx="44" cy="79" r="3" />
    <path className={styles.line} d="M120 66V32" />
    <path className={styles.flag} d="M120.9 32l15.4 4.9-15.4 4.9z" />
  </Art>
)
