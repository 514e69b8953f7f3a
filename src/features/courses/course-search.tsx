import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import {
  useState,
  type Ref,
  Fragment,
  useEffect,
  useEffectEvent,
  useRef,
  type RefObject,
} from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom'
import type { CourseSearchResult, RecentCourse } from '~/api/types'
import type { PickerState } from '~/domain/scores/details-state'
import { pluralize } from '~/lib/pluralize'
import { TextField } from '~/ui/fields/text-field'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { courseMessages } from '~/domain/messages/courses'
import { facilityText, sameName } from '~/domain/people/location-text'
import { isOnline } from '~/lib/online'
import { CourseMap } from '~/ui/art/course-map'
import { Card } from '~/ui/layout/card'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Icon, addIcons } from '~/ui/icons/icon'
import { pinIcon } from '~/ui/icons/pin-icon'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { LimitedRows, Rows } from '~/ui/layout/rows'
import { moveFocus, restoreFocus } from '~/ui/focus/focus'
import styles from './course-search.module.css'
import { courses } from './queries'
import { DEBOUNCE_MS, searchText, searchTextFault, matchedParts } from './search-text'
import { useDebounced } from './use-debounced'
import { usePickerState, foundCourseLink, type CourseLink } from './course-links'
import { CourseSkeleton, CourseRow } from './course-picker'

/**
 * Focuses the search field when the golfer presses Search, but not on Back or when coming from another page. At all other
 * changes of the view it restores the focus.
 */
export function useSearchFocus(searching: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const lastValue = useRef(searching)
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (lastValue.current === searching) return
    lastValue.current = searching
    if (searching && !isBack) moveFocus(field.current)
    else restoreFocus()
  }, [searching, isBack])
  return field
}

addIcons(pinIcon)

type Props = { text: string; search: UseQueryResult<CourseSearchResult[]> }

/** The link of the course that a friend's item names; undefined unless the search has found exactly one with that name. */
function namedCourseLink(
  found: readonly CourseSearchResult[],
  from: PickerState | undefined,
  recent: readonly RecentCourse[],
) {
  const name = from?.courseName
  const [course, other] = found.filter(({ CourseName }) => name && sameName(CourseName, name))
  if (!course || other) return undefined
  const last = recent.find(({ courseID }) => courseID === course.CourseID)
  return foundCourseLink(course, from, last)
}

/** Replaces the search with the form. The router's own component would add to the bytes at the start of every page. */
function Redirect({ to, state }: CourseLink) {
  const navigate = useNavigate()
  const go = useEffectEvent(() => void navigate(to, { state, replace: true }))
  useEffect(() => go(), [])
  return <CourseSkeleton label="Searching" />
}

/** The courses that a search has found, or why there are none. */
function SearchResults({ text, search }: Props) {
  const { data, error, isFetching, refetch } = search
  const from = usePickerState()
  const recent = useRecent()
  const isBack = useNavigationType() === NavigationType.Pop
  if (!data) {
    if (error)
      return (
        <LoadFailure
          message={isOnline() ? error.message : courseMessages.searchOffline}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )
    return <CourseSkeleton label="Searching" />
  }
  if (!isBack && sameName(text, from?.courseName)) {
    if (!recent) return <CourseSkeleton label="Searching" />
    const link = namedCourseLink(data, from, recent)
    if (link) return <Redirect {...link} />
  }
  if (data.length > 0) return <FoundCourses key={text} text={text} found={data} />
  return (
    <EmptyState art={<CourseMap />} title={courseMessages.noneMatching(text)}>
      <p>Check the spelling, or try one word of the name.</p>
    </EmptyState>
  )
}

/** The list is fresh for 10 minutes; a posted score reloads it at once. */
const RECENT_STALE_MS = 600_000

/** The courses played lately, for the tees of the last round; undefined while they load, empty if they cannot be loaded. */
function useRecent(): readonly RecentCourse[] | undefined {
  const { data, isPending } = useQuery({ ...courses.recent(), staleTime: RECENT_STALE_MS })
  return isPending ? undefined : (data ?? [])
}

/** The courses found, those played lately first, otherwise in the host's order. */
function useRecentFirst(found: readonly CourseSearchResult[]): readonly CourseSearchResult[] {
  const [first] = useState(useRecent()) // as known when the rows were first shown, so that none moves
  const recent = new Set(first?.map(({ courseID }) => courseID))
  return found.toSorted((a, b) => Number(recent.has(b.CourseID)) - Number(recent.has(a.CourseID)))
}

function FoundCourses({ text, found }: { text: string; found: readonly CourseSearchResult[] }) {
  return (
    <LimitedRows rows={useRecentFirst(found)}>
      {(drawn) => (
        <Card>
          <Rows>
            {drawn.map((course) => (
              <FoundRow key={course.CourseID} course={course} text={text} />
            ))}
          </Rows>
        </Card>
      )}
    </LimitedRows>
  )
}

function FoundRow({ course, text }: { course: CourseSearchResult; text: string }) {
  const from = usePickerState()
  const last = useRecent()?.find(({ courseID }) => courseID === course.CourseID)
  const [before, match, after] = matchedParts(course.CourseName, text)
  const link = foundCourseLink(course, from, last)
  const facility = facilityText(course.CourseName, course.FacilityName)
  const facts = [facility, link.state.course.location].filter((fact) => fact !== undefined)
  return (
    <CourseRow
      {...link}
      lead={<Icon name="pin" className={styles.icon} />}
      name={
        <>
          {before}
          {match && <mark>{match}</mark>}
          {after}
        </>
      }
      facts={facts.length > 0 ? [<Facts key="facts" of={facts} />] : []}
    />
  )
}

/** 'Larkspur Municipal Golf Course · Boulder, CO'. */
const Facts = ({ of }: { of: readonly string[] }) =>
  of.map((fact, at) => (
    <Fragment key={fact}>
      {at > 0 && <span className={styles.dot}> · </span>}
      <bdi>{fact}</bdi>
    </Fragment>
  ))

/**
 * The query key of the last typed text, which is restored on the way back from a course; a search that began with the name in a
 * friend's item has its own. In the query cache, since that is cleared with the session.
 */
const typedKey = (given = '') => ['courses', 'typed', given]

/** Search for a course by a part of its name. */
export function CourseSearch({ field }: { field?: Ref<HTMLInputElement> }) {
  const client = useQueryClient()
  const from = usePickerState()
  const isBack = useNavigationType() === NavigationType.Pop
  const given = from?.courseName
  const last = client.getQueryData<string>(typedKey(given))
  const [typed, setTyped] = useState((isBack ? (last ?? given) : (given ?? last)) ?? '')
  useEffect(() => {
    client.setQueryDefaults(typedKey(given), { gcTime: Infinity }) // a course may be open for a whole round
    client.setQueryData(typedKey(given), typed)
  }, [client, given, typed])
  const wanted = searchText(typed)
  const text = useDebounced(wanted, DEBOUNCE_MS)
  // Only results for the field's current text are shown; late ones for an older text have another key.
  const search = useQuery(courses.search(text === wanted ? text : ''))
  const fault = searchTextFault(wanted)
  return (
    <>
      <div className={styles.bar}>
        <TextField
          ref={field}
          label="Course name"
          hideLabel
          type="search"
          icon="search"
          placeholder="Course name"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint="Enter at least three letters of the course name, not the town."
        />
      </div>
      <VisuallyHidden role="status">{!fault && statusText(search)}</VisuallyHidden>
      {!fault && <SearchResults text={wanted} search={search} />}
    </>
  )
}

/** The announcement of a search's result; failures have their own message. */
function statusText({ data, error }: UseQueryResult<CourseSearchResult[]>): string | undefined {
  if (data) return `${pluralize(data.length, 'course')} found`
  return error ? undefined : 'Searching'
}
