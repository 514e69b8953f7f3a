import { classNames } from '~/lib/class-names'
import styles from './password-meter.module.css'

/** How much of the minimum password length is typed. Visual only; the hint has the rule as text. */
export const PasswordMeter = ({ length, of }: { length: number; of: number }) => (
  <span className={styles.meter} aria-hidden="true">
    {Array.from({ length: of }, (_, at) => (
      <i key={at} className={classNames(styles.part, at < length && styles.on)} />
    ))}
  </span>
)
