import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { courses } from '~/features/courses/queries'
import { loadedItems, startFeedsAgain } from '~/features/linx/queries'
import { posting } from '~/features/score-entry/app-posting'
import { FormBones } from '~/features/score-entry/form-bones'
import { ScoreEntry } from '~/features/score-entry/score-entry'
import { classNames } from '~/lib/class-names'
import { useUser } from '~/session/use-session'
import styles from './post-score-details-page.module.css'

// A posted score is on top of My Linx, and its course on top of the recent ones, wherever the golfer is by then.
posting.onPosted(() => {
  void startFeedsAgain(queryClient)
  void queryClient.invalidateQueries({ queryKey: courses.recent().queryKey })
})

/** The score form of one course (golf-features section 2). */
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
        loading={<FormBones />}
      />
    </main>
  )
}
