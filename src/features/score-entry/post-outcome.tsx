import { useLocation, useNavigate } from 'react-router-dom'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { paths } from '~/routing/paths'
import { AlertDialog } from '~/ui/alert-dialog'
import { posting, usePosting } from './app-posting'
import { PostedResult } from './posted-result'

/** How a post ended, said wherever the golfer is by then (R14). */
export function PostOutcome() {
  const state = usePosting()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  if (state.status === 'posted') {
    const here = pathname === paths.postScoreDetails(String(state.draft.course.courseId))
    const close = () => {
      posting.dismiss()
      void navigate(paths.postScore(), { replace: here }) // Back must not lead to a form that is gone
    }
    return (
      <AlertDialog
        open
        message={state.found ? scoreEntryMessages.foundPosted : scoreEntryMessages.posted}
        onClose={close}
      >
        <PostedResult {...state} />
      </AlertDialog>
    )
  }
  if (state.status === 'refused')
    return <AlertDialog open message={state.message} onClose={posting.dismiss} />
  // The form itself says so, with the way to find out.
  const atForm =
    state.status === 'unconfirmed' &&
    pathname === paths.postScoreDetails(String(state.draft.course.courseId))
  if (state.status !== 'unconfirmed' || atForm) return null
  return <AlertDialog open message={scoreEntryMessages.unconfirmed} onClose={posting.dismiss} />
}
