import { useMutation } from '@tanstack/react-query'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { Attempt, ScoreDraft, Sent } from '../outbox/score-draft'
import { checkAttempt } from './check-attempt'
import styles from './unconfirmed-notice.module.css'

type Props = {
  draft: ScoreDraft
  attempt: Attempt
  /** Not while another score is on its way: its outcome is said first. */
  checkable: boolean
  /** The score has been found as it was `sent`: it was posted. */
  onPosted: (sent: Sent) => void
  /** It was not found, or the golfer is `sure` that it was not posted: it may be sent again. */
  onFree: (sure: boolean) => void
  /** It may be sent again. */
  free: boolean
}

/** A score whose answer was lost: says so, looks for it, and leaves the last word to the golfer (R6). */
export function UnconfirmedNotice({ draft, attempt, checkable, onPosted, onFree, free }: Props) {
  const check = useMutation({
    mutationFn: () => checkAttempt(draft, attempt),
    onSuccess: ({ verdict, sent }) => {
      if (verdict === 'posted') onPosted(sent)
      if (verdict === 'not-found') onFree(false)
    },
  })
  if (free) {
    const words =
      check.data?.verdict === 'not-found' ? scoreEntryMessages.notFound : scoreEntryMessages.freed
    return (
      <Notice kind="info" role="status">
        {words}
      </Notice>
    )
  }
  return (
    <Notice kind="error">
      <div className={styles.words}>
        <p>{scoreEntryMessages.unconfirmed}</p>
        {check.data?.verdict === 'unclear' && <p>{scoreEntryMessages.unclear}</p>}
        {check.error && <p>{check.error.message}</p>}
        <div className={styles.actions}>
          <Button
            variant="primary"
            busy={check.isPending}
            disabled={!checkable}
            onClick={() => check.mutate()}
          >
            Check My Linx
          </Button>
          <Button variant="line" disabled={check.isPending} onClick={() => onFree(true)}>
            It was not posted
          </Button>
        </div>
      </div>
    </Notice>
  )
}
