import { Notice } from '~/ui/feedback/notice'
import styles from './row-failure.module.css'

/** The reason, below a row that was reverted. Announced. */
export const RowFailure = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : (
    <div className={styles.failure}>
      <Notice kind="error">{children}</Notice>
    </div>
  )
