import { classNames } from '~/lib/class-names'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Card } from '~/ui/layout/card'
import { rowClass, Rows } from '~/ui/layout/rows'
import styles from './course-row.module.css'

const WIDTHS = [
  ['62%', '44%'],
  ['48%', '30%'],
  ['70%', '52%'],
  ['54%', '36%'],
]

/** Stands where courses will be. */
export const CourseSkeleton = ({ label }: { label: string }) => (
  <Card aria-busy="true" aria-label={label}>
    <Rows>
      {WIDTHS.map(([name, facts]) => (
        <li key={name} className={rowClass}>
          <Skeleton width="1.5rem" height="1.5rem" round />
          <span className={classNames(styles.words, styles.coming, 'stack')}>
            <Skeleton width={name} height="14px" />
            <Skeleton width={facts} height="11px" />
          </span>
        </li>
      ))}
    </Rows>
  </Card>
)
