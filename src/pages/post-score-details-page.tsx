import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { loadedItems } from '~/features/feed/query/queries'
import { ScoreEntry } from '~/features/scores/form/score-entry'
import { classNames } from '~/lib/class-names'
import { useUser } from '~/session/use-session'
import styles from './post-score-details-page.module.css'

/** The score form of one course. */
export function Page() {
  const { courseId = '' } = useParams()
  const { state } = useLocation()
  const client = useQueryClient()
  const user = useUser()
  return (
    <main className={classNames('page page--rail', styles.page)} id="main">
      <ScoreEntry
        key={courseId}
        userId={user.us_id}
        courseId={courseId}
        state={state}
        myLinx={() => loadedItems(client, 'My Linx')}
      />
    </main>
  )
}
