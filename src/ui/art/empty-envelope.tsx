import { Art, artStyles as styles } from './art'

/** A ball in an envelope: no contacts. */
export const EmptyEnvelope = () => (
  <Art>
    <path className={styles.paper} d="M34 50 88 20l54 30v54H34z" />
    <path className={styles.line} d="M34 50 88 20l54 30v54H34z" />
    <circle className={styles.ball} cx="88" cy="52" r="20" />
    <circle className={styles.line} cx="88" cy="52" r="20" />
    <path className={styles.dimple} d="M80 46h.01M88 43h.01M96 46h.01M84 53h.01M93 53h.01" />
    <path className={styles.wash} d="M34 56l54 30 54-30v48H34z" />
    <path className={styles.line} d="M34 56l54 30 54-30v48H34zM34 104l38-27M142 104l-38-27" />
  </Art>
)
