import type { ReactNode } from 'react'
import styles from './masthead.module.css'

type Props = {
  title: ReactNode
  /** Dateline or status, on the baseline at the end. */
  aside?: ReactNode
  /** A course's name is long: one size down. */
  course?: boolean
}

/** The page's title above a rule. One per page; its h1 takes the focus after a navigation. */
export const Masthead = ({ title, aside, course }: Props) => (
  <div className={styles.masthead}>
    <div className={styles.line}>
      <h1 className={styles.title} tabIndex={-1} data-course={course || undefined}>
        {title}
      </h1>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </div>
  </div>
)

/** Only the rule, for a custom header (a golfer's). */
export const mastheadClass = styles.masthead
