import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { DetailsState } from '~/domain/scores/details-state'
import { Icon } from '~/ui/icons/icon'
import { rowClass, Rows } from '~/ui/layout/rows'
import { classNames } from '~/lib/class-names'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Card } from '~/ui/layout/card'
import styles from './course-row.module.css'

type Props = {
  to: string
  state: DetailsState
  name: ReactNode
  /** Facility, tee, place: what is known, each on its own. */
  facts: readonly ReactNode[]
  /** Before the name. */
  lead?: ReactNode
  /** At the row's end. */
  aside?: ReactNode
}

/** A course to post a score for. */
export const CourseRow = ({ to, state, name, facts, lead, aside }: Props) => (
  <li>
    <Link className={rowClass} to={to} state={state}>
      {lead}
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        {facts.length > 0 && (
          <span className={styles.facts}>
            {facts.map((fact, at) => (
              <span key={at}>{fact}</span>
            ))}
          </span>
        )}
      </span>
      {aside}
      <Icon name="chevron" small className={styles.chevron} />
    </Link>
  </li>
)

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
