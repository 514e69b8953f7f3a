import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { DetailsState } from '~/domain/scores/details-state'
import { Icon } from '~/ui/icons/icon'
import { rowClass } from '~/ui/layout/rows'
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
