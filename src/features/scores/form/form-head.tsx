import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import { afterPaint } from '~/lib/after-paint'
import { classNames } from '~/lib/class-names'
import { facilityText } from '~/domain/people/location-text'
import { type CourseRef, isFromPicker } from '~/domain/scores/details-state'
import { courses } from '~/features/courses/queries'
import { paths } from '~/routing/paths'
import { backLinkClass, backOnPress, useBack } from '~/ui/actions/back-link'
import { Icon } from '~/ui/icons/icon'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Card, Cards } from '~/ui/layout/card'
import { mastheadClass, Masthead } from '~/ui/layout/masthead'
import { useRegionReady } from '~/ui/feedback/status'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { Button } from '~/ui/actions/button'
import { useSingleTap } from '~/ui/actions/use-single-tap'
import styles from './score-form.module.css'

type Props = {
  course: CourseRef
  /** The tees have loaded; the location of the course is loaded after them. */
  hasTees: boolean
  fromLinx: boolean
}

/** The course of the score and where it is, with a link back to the courses or to Linx. */
export function CourseHead({ course, hasTees, fromLinx }: Props) {
  const { courseName, facilityName } = course
  const back = useBack()
  const isPickerBefore = isFromPicker(useLocation().state)
  const loaded = useQuery({ ...courses.location(course), enabled: hasTees && !course.location })
  const location = course.location ?? loaded.data
  const facility = facilityText(courseName, facilityName)
  return (
    <div className="gutter">
      <Link
        className={backLinkClass}
        to={fromLinx ? paths.linx() : paths.postScore()}
        onClick={backOnPress(isPickerBefore ? back : undefined)} // otherwise Back in the picker would lead to the form
      >
        <Icon name="back" small />
        {fromLinx ? 'Linx' : 'Courses'}
      </Link>
      <Masthead
        course
        title={<bdi>{courseName}</bdi>}
        aside={
          <span className={styles.place}>
            {facility && <span>{facility}</span>}
            <span>{location}</span>
          </span>
        }
      />
    </div>
  )
}

type RestoredLineProps = {
  /** The day of the score in words; undefined if it is today. */
  day: string | undefined
  /** False while it is unknown whether the score was posted. */
  canDiscard: boolean
  onDiscard: () => void
}

/** Says that the form was restored from a draft, with a button to discard it. */
export function RestoredLine({ day, canDiscard, onDiscard }: RestoredLineProps) {
  const isReady = useRegionReady()
  const tap = useSingleTap() // after a second discard Undo would have no photos to restore
  return (
    <div className={styles.line}>
      <p role="status">
        {/* Rendered again when the region is ready, since a text that is rendered together with its region is not announced. */}
        <span key={String(isReady)} aria-hidden={!isReady}>
          {day === undefined ? scoreEntryMessages.restored : scoreEntryMessages.restoredFrom(day)}
        </span>
      </p>
      {canDiscard && (
        <Button variant="quiet" small onClick={tap(onDiscard)}>
          Discard
        </Button>
      )}
    </div>
  )
}

/** The skeletons of the form's first cards: the score, the tees, the day. */
export const CardsSkeleton = () => (
  <Cards className={classNames(styles.cards, styles.skeleton)}>
    {['12.875rem', '17.4375rem', '8rem'].map((height) => (
      <Card key={height} inside="section">
        <Skeleton height={height} />
      </Card>
    ))}
  </Cards>
)

/**
 * The form's cards. Until they are painted they are as tall as their skeleton, since WebKit lays out a new element with
 * `container-type` without its content first, and scrolls a page that is that short to its top.
 */
export function FormCardList({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return (
    <Cards className={classNames(styles.cards, !isPainted && styles.skeleton)}>{children}</Cards>
  )
}

/** The skeleton of the form, shown while a draft is loaded: the course, the score, the tees. */
export const FormSkeleton = () => (
  <div className="page__main" aria-busy="true">
    <VisuallyHidden role="status">Loading</VisuallyHidden>
    <div className="gutter">
      <Skeleton className={styles.back} />
      <div className={mastheadClass}>
        <Skeleton className={styles.title} />
      </div>
    </div>
    <CardsSkeleton />
  </div>
)
