import { Notice } from '~/ui/notice'
import styles from './row-failure.module.css'

/** Under a row that is as it was before: why. Announced. */
export const RowFailure = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : (
    <div className={styles.failure}>
      <Notice kind="error">{children}</Notice>
    </div>
  )
