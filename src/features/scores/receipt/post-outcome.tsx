import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { paths } from '~/routing/paths'
import { AlertDialog } from '~/ui/overlay/alert-dialog'
import { Notice } from '~/ui/feedback/notice'
import { posting, duplicateScores, usePosting, useDuplicateScores } from '../post/app-posting'
import { PostedResult } from './posted-result'

/** The result of a post, shown on any page (R14). A score sent in the background does not interrupt other pages. */
export function PostOutcome() {
  const state = usePosting()
  const ok = useRef<HTMLButtonElement>(null)
  const duplicates = useDuplicateScores()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const atForm =
    state.status !== 'idle' &&
    pathname === paths.postScoreDetails(String(state.draft.course.courseId))
  const inBackground = 'inBackground' in state && state.inBackground === true

  const lastPath = useRef(pathname)
  useEffect(() => {
    const arrived = lastPath.current !== pathname
    lastPath.current = pathname
    if (!inBackground || !atForm || state.status === 'sending') return
    // The form itself shows why the score was not posted.
    if (arrived && state.status !== 'posted') posting.dismiss()
    else posting.showResult()
  }, [inBackground, atForm, state.status, pathname])

  if (inBackground) return null
  if (state.status === 'posted') {
    const { draft, sent } = state
    const isTwice = duplicates.some((record) => record.draft.id === draft.id)
    const close = () => {
      duplicateScores.dismiss(draft.id)
      posting.dismiss()
      void navigate(paths.postScore(), { replace: atForm }) // Back must not lead to a form that is gone
    }
    return (
      <AlertDialog
        open
        message={state.wasFound ? scoreEntryMessages.foundPosted : scoreEntryMessages.posted}
        okRef={ok}
        onClose={close}
      >
        {isTwice && (
          <Notice kind="error">
            {scoreEntryMessages.recordedTwice(sent.strokes.scoreTotal, draft.course.courseName)}
          </Notice>
        )}
        <PostedResult {...state} exit={ok} />
      </AlertDialog>
    )
  }
  if (state.status === 'refused')
    return <AlertDialog open message={state.message} onClose={posting.dismiss} />
  // The form itself shows this, with a check.
  if (state.status !== 'unconfirmed' || atForm) return null
  return <AlertDialog open message={scoreEntryMessages.unconfirmed} onClose={posting.dismiss} />
}
