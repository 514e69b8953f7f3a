import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '~/ui/text-field'
import styles from './course-search.module.css'
import { courses } from './queries'
import { SearchResults } from './search-results'
import { PAUSE_MS, searchText, searchTextFault } from './search-text'
import { usePaused } from './use-paused'
import { usePickerState } from './use-picker-state'

/** What was typed last, for the way back from a course. In the cache, so that it goes with the session. */
const TYPED = ['courses', 'typed']

/** Search for a course by a part of its name (golf-features section 5). */
export function CourseSearch() {
  const client = useQueryClient()
  const from = usePickerState()
  const [typed, setTyped] = useState(
    () => from?.courseName ?? client.getQueryData<string>(TYPED) ?? '',
  )
  const wanted = searchText(typed)
  const text = usePaused(wanted, PAUSE_MS)
  // Only the answer for what stands in the field now is shown; a late one for an older text has another key.
  const search = useQuery(courses.search(text === wanted ? text : ''))
  const type = (value: string) => {
    setTyped(value)
    client.setQueryData(TYPED, value)
  }
  return (
    <>
      <div className={styles.bar}>
        <TextField
          label="Course name"
          hideLabel
          type="search"
          icon="search"
          placeholder="Course name"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => type(event.target.value)}
          hint="Three letters or more. Names, not towns."
        />
      </div>
      {!searchTextFault(wanted) && <SearchResults text={wanted} search={search} />}
    </>
  )
}
