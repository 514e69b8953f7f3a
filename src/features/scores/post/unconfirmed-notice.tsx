import { useState } from 'react'
import { failureText } from '~/domain/account/failure-text'
import { doubtMessages, scoreEntryMessages } from '~/domain/messages/score-entry'
import { Button } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import { Status } from '~/ui/feedback/status'
import type { Finding } from './judge-attempt'
import type { Attempt, ScoreDraft, Sent } from '../draft/score-draft'
import { useIsDraftStorePersistent } from '../draft/device-drafts'
import { checkAttempt } from './check-attempt'
import styles from './unconfirmed-notice.module.css'
import { useLeaveWarning } from './use-leave-warning'

type Props = {
  draft: ScoreDraft
  attempt: Attempt
  /** Not while another score is on its way: its outcome is said first. */
  canCheck: boolean
  /** The score has been found as it was `sent`: it was posted. */
  onPosted: (sent: Sent) => void
  /** It was not found, or the golfer is `sure` that it was not posted: it may be sent again. */
  onAllowResend: (isCertain: boolean) => void
  /** It may be sent again. */
  canSend: boolean
}

/** What has come of looking for the score. */
type Check = { busy: boolean; finding?: Finding; failure?: string }

/** A score whose answer was lost: says so, looks for it, and leaves the last word to the golfer (R6). */
export function UnconfirmedNotice({
  draft,
  attempt,
  canCheck,
  onPosted,
  onAllowResend,
  canSend,
}: Props) {
  const [{ busy, finding, failure }, setCheck] = useState<Check>({ busy: false })
  async function check() {
    setCheck({ busy: true })
    try {
      const found = await checkAttempt(draft, attempt)
      setCheck({ busy: false, finding: found })
      if (found.verdict === 'posted') onPosted(found.sent)
      if (found.verdict === 'not-found') onAllowResend(false)
    } catch (error) {
      setCheck({ busy: false, failure: failureText(error) })
    }
  }
  const isPersistent = useIsDraftStorePersistent()
  useLeaveWarning(!isPersistent && !canSend)
  const doubt = finding?.doubt
  const resendMessage =
    finding?.verdict === 'not-found' ? scoreEntryMessages.notFound : scoreEntryMessages.canResend
  return (
    <>
      <Status>{canSend && <Notice kind="info">{resendMessage}</Notice>}</Status>
      {!canSend && (
        <Notice kind="error">
          <div className={styles.words}>
            <p>{scoreEntryMessages.unconfirmed}</p>
            {!isPersistent && <p>{scoreEntryMessages.attemptNotKept}</p>}
            {doubt && <p>{doubtMessages[doubt]}</p>}
            {failure && <p>{failure}</p>}
            <div className={styles.actions}>
              <Button
                name="check"
                variant="primary"
                busy={busy}
                disabled={!canCheck}
                onClick={() => void check()}
              >
                Check My Linx
              </Button>
              {finding && doubt === 'other-date' && (
                <Button variant="line" disabled={busy} onClick={() => onPosted(finding.sent)}>
                  {scoreEntryMessages.thatIsIt}
                </Button>
              )}
              <Button variant="line" disabled={busy} onClick={() => onAllowResend(true)}>
                It was not posted
              </Button>
            </div>
          </div>
        </Notice>
      )}
    </>
  )
}
