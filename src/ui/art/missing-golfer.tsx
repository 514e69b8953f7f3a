import { Art, artStyles as styles } from './art'

/** A ball on its tee, and the outline of another: no golfers. */
export const MissingGolfer = () => (
  <Art>
    <path className={styles.wash} d="M6 104h164c-20-10-50-14-82-14S26 94 6 104z" />
    <path className={styles.line} d="M6 104h164" opacity=".35" />
    <circle className={styles.ball} cx="62" cy="56" r="20" />
    <circle className={styles.line} cx="62" cy="56" r="20" />
    <path
      className={styles.dimple}
      d="M54 50h.01M62 47h.01M70 50h.01M57 58h.01M66 58h.01M62 66h.01"
    />
    <path className={styles.line} d="M51 77h22M55 77c0 8 4 8 4 16l3 9 3-9c0-8 4-8 4-16" />
    <g strokeDasharray="3 5">
      <circle className={styles.line} cx="116" cy="56" r="20" />
      <path className={styles.line} d="M105 77h22M109 77c0 8 4 8 4 16l3 9 3-9c0-8 4-8 4-16" />
    </g>
    <path className={styles.line} d="M116 50v12M110 56h12" />
  </Art>
)
