import type { ReactNode } from 'react'
import { Link } from '~/ui/actions/link'
import type { DetailsState } from '~/domain/scores/details-state'
import { Icon } from '~/ui/icons/icon'
import { rowClass, Rows } from '~/ui/layout/rows'
import { paths } from '~/routing/paths'
import { Masthead } from '~/ui/layout/masthead'
import { Tabs } from '~/ui/layout/tabs'
import { Skeleton, SkeletonLines } from '~/ui/feedback/skeleton'
import { Card } from '~/ui/layout/card'
import styles from './course-picker.module.css'

type Props = {
  to: string
  state: DetailsState
  name: ReactNode
  /** Facility, tee, location, as far as they are known. */
  facts: readonly ReactNode[]
  /** Shown before the name. */
  lead?: ReactNode
  /** Shown at the end of the row. */
  aside?: ReactNode
}

/** A course to post a score for. */
export const CourseRow = ({ to, state, name, facts, lead, aside }: Props) => (
  <li>
    <Link className={rowClass} to={to} state={{ ...state, fromPicker: !state.fromLinx }}>
      {lead}
      <span className={styles.text}>
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
  ['54%', '38%'],
  ['38%', '54%'],
]

type SkeletonProps = {
  label: string
  /** For courses played lately, which have their last round at the end of the row. */
  played?: boolean
}

/** The skeleton of a list of courses. */
export const CourseSkeleton = ({ label, played }: SkeletonProps) => (
  <Card aria-busy="true" aria-label={label}>
    <Rows>
      {[...WIDTHS, ...WIDTHS].map((widths, at) => (
        <li key={at}>
          <div className={rowClass}>
            {!played && <Skeleton width="1.5rem" height="1.5rem" round />}
            <SkeletonLines widths={widths} heights={['14px', '11px']} />
            {played && (
              <span className={styles.played}>
                <Skeleton width="7.125rem" height="2.9375rem" />
                <Skeleton width="1.25rem" height="14px" />
              </span>
            )}
          </div>
        </li>
      ))}
    </Rows>
  </Card>
)

type HeadProps = {
  searching: boolean
  /** The router's state, passed on to whichever view finds the course. */
  state?: unknown
}

/** The picker's title and its two views. */
export const PickerHead = ({ searching, state }: HeadProps) => (
  <div className="gutter">
    <Masthead title="Post a score" />
    <Tabs label="Choose a course">
      <Link
        to={paths.postScore('recent')}
        state={state}
        aria-current={searching ? undefined : 'page'}
      >
        Recently Played
      </Link>
      <Link
        to={paths.postScore('search')}
        state={state}
        aria-current={searching ? 'page' : undefined}
      >
        Search
      </Link>
    </Tabs>
  </div>
)
