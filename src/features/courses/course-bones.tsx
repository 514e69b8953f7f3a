import { classNames } from '~/lib/class-names'
import { Bone } from '~/ui/bone'
import { Card } from '~/ui/card'
import { rowClass, Rows } from '~/ui/rows'
import styles from './course-row.module.css'

const WIDTHS = ['62%', '48%', '70%', '54%']

/** Stands where courses will be. */
export const CourseBones = ({ label }: { label: string }) => (
  <Card aria-busy="true" aria-label={label}>
    <Rows>
      {WIDTHS.map((width) => (
        <li key={width} className={rowClass}>
          <Bone width="1.5rem" height="1.5rem" round />
          <span className={classNames(styles.words, 'stack')}>
            <Bone width={width} height="14px" />
            <Bone width="40%" height="11px" />
          </span>
        </li>
      ))}
    </Rows>
  </Card>
)
