import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState, type Ref } from 'react'
import type { CourseSearchResult } from '~/api/types'
import { pluralize } from '~/lib/pluralize'
import { TextField } from '~/ui/fields/text-field'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './course-search.module.css'
import { courses } from './queries'
import { SearchResults } from './search-results'
import { DEBOUNCE_MS, searchText, searchTextFault } from './search-text'
import { useDebounced } from './use-debounced'
import { usePickerState } from './use-picker-state'

/** The last search, restored on the way back from a course. In the query cache, which is cleared with the session. */
const TYPED = ['courses', 'typed']

/** Search for a course by a part of its name. */
export function CourseSearch({ field }: { field?: Ref<HTMLInputElement> }) {
  const client = useQueryClient()
  const from = usePickerState()
  const [typed, setTyped] = useState(
    () => from?.courseName ?? client.getQueryData<string>(TYPED) ?? '',
  )
  const wanted = searchText(typed)
  const text = useDebounced(wanted, DEBOUNCE_MS)
  // Only results for the field's current text are shown; late ones for an older text have another key.
  const search = useQuery(courses.search(text === wanted ? text : ''))
  const fault = searchTextFault(wanted)
  const type = (value: string) => {
    setTyped(value)
    client.setQueryData(TYPED, value)
  }
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
          onChange={(event) => type(event.target.value)}
          hint="At least three letters of the name, not the town."
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
