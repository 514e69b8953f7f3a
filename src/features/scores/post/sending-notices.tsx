import { useState, useEffect, useEffectEvent } from 'react'
import { outboxMessages } from '~/domain/messages/outbox'
import { scoreEntryMessages, doubtMessages } from '~/domain/messages/score-entry'
import { storageMessages } from '~/domain/messages/login'
import { Button } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import { Progress } from '~/ui/feedback/progress'
import { Status } from '~/ui/feedback/status'
import { isFocusLost, moveFocus } from '~/ui/focus/focus'
import { useRestoreFocusOnUnmount } from '~/ui/focus/use-focus'
import { failureText } from '~/domain/account/failure-text'
import { blockReload } from '~/lib/before-reload'
import type { ScoreDraft, Attempt, Sent } from '../draft/score-draft'
import {
  useIsDraftStorePersistent,
  useIsMediaStorePersistent,
  drafts,
} from '../draft/device-drafts'
import { useUnsent } from '../unsent/unsent'
import { posting } from './app-posting'
import styles from './sending-notices.module.css'
import type { SendState } from './use-send-state'
import type { Finding } from './judge-attempt'
import { checkAttempt } from './check-attempt'

/**
 * Whether the score on the screen waits for signal according to its stored draft, since another tab may have sent or canceled it.
 * If another tab has set it aside, `onSetAside` is called with its new slot.
 */
export function useWaiting(
  { id, userId, slot, waiting }: ScoreDraft,
  onSetAside: (slot: string) => void,
): boolean {
  const scores = useUnsent(userId)
  const stored = scores?.find((score) => score.id === id)
  const setAside = stored?.slot === slot ? undefined : stored?.slot
  const notify = useEffectEvent(onSetAside)
  useEffect(() => {
    if (setAside !== undefined) notify(setAside)
  }, [setAside])
  return (scores ? stored?.waiting : waiting) !== undefined
}

type WaitingProps = {
  draft: ScoreDraft
  /** Opens a form for another round at the course; this score waits in another slot. */
  onAnother: () => void
}

/** A score that waits for signal, and cannot be edited until it is sent or no longer waits (R5). */
function WaitingNotice({ draft, onAnother }: WaitingProps) {
  async function stopWaiting(): Promise<void> {
    await drafts.stopWaiting(draft)
    posting.leave(draft.id)
  }
  async function enterAnother(): Promise<void> {
    if (!(await drafts.setAside(draft))) return // it is being sent
    posting.leave(draft.id)
    onAnother()
  }
  const notice = useRestoreFocusOnUnmount<HTMLDivElement>()
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' }) // Post is far below it, and a line at the top may cover the edge
    const isOnPost = document.activeElement?.matches(':disabled') === true // the focus leaves it soon
    if (isOnPost || isFocusLost()) moveFocus(notice.current)
  }, [notice])
  return (
    <Notice kind="warn">
      <div className={styles.text} ref={notice} tabIndex={-1}>
        <p>{outboxMessages.waitingHere}</p>
        <div className={styles.actions}>
          <Button variant="line" onClick={() => void stopWaiting()}>
            Change it
          </Button>
          <Button variant="line" onClick={() => void enterAnother()}>
            Enter another round
          </Button>
        </div>
      </div>
    </Notice>
  )
}

/** While it is needed, the browser asks before the page is closed or reloaded, and the app does not reload by itself. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    const done = blockReload()
    return () => {
      window.removeEventListener('beforeunload', warn)
      done()
    }
  }, [isNeeded])
}

type CheckProps = {
  draft: ScoreDraft
  attempt: Attempt
  /** False while another score is being sent, whose outcome comes first. */
  canCheck: boolean
  /** Called if the score was found, as it was `sent`. */
  onPosted: (sent: Sent) => void
  /** Allows a resend: the score was not found, or the golfer is certain that it was not posted. */
  onAllowResend: (isCertain: boolean) => Promise<void>
  /** The score may be sent again. */
  canSend: boolean
}

/** The state of the check for the score. */
type Check = { busy: boolean; finding?: Finding; failure?: string }

/** Says that the response to a score was lost, checks whether it was posted, and lets the golfer decide (R6). */
function UnconfirmedNotice({
  draft,
  attempt,
  canCheck,
  onPosted,
  onAllowResend,
  canSend,
}: CheckProps) {
  const [{ busy, finding, failure }, setCheck] = useState<Check>({ busy: false })
  async function check() {
    setCheck({ busy: true })
    try {
      const found = await checkAttempt(draft, attempt)
      if (found.verdict === 'not-found') await onAllowResend(false)
      setCheck({ busy: false, finding: found })
      if (found.verdict === 'posted') onPosted(found.sent)
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
          <div className={styles.text}>
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
              <Button variant="line" disabled={busy} onClick={() => void onAllowResend(true)}>
                It was not posted
              </Button>
            </div>
          </div>
        </Notice>
      )}
    </>
  )
}

/** Why a score that was sent in the background was refused, stored until its golfer can read it. */
const RefusalNotice = ({ why }: { why: string }) => (
  <Notice kind="error">
    <p>{outboxMessages.refused(why)}</p>
  </Notice>
)

type Props = {
  draft: ScoreDraft
  sendState: SendState
  isWaiting: boolean
  /** Why it was refused when it was sent in the background. */
  refusal: string | undefined
  /** Posts the score without its photos, with which it failed; undefined if it cannot be posted now. */
  onWithoutMedia: (() => void) | undefined
  onAnother: () => void
}

/** The notices about sending the score on the screen: its status, and what the golfer can do. */
export function SendingNotices(props: Props) {
  const { draft, sendState, isWaiting, refusal, onWithoutMedia, onAnother } = props
  const areDraftsPersistent = useIsDraftStorePersistent()
  const isMediaPersistent = useIsMediaStorePersistent()
  const { openAttempt, canSend, allowResend, uploadShare, isAnotherSending, hasFailed } = sendState
  return (
    <div className={styles.notices}>
      <Status>
        {!areDraftsPersistent && (
          <Notice kind="info">
            {storageMessages.storageMissing} {scoreEntryMessages.notKept}
          </Notice>
        )}
        {areDraftsPersistent && !isMediaPersistent && draft.media.length > 0 && (
          <Notice kind="info">{scoreEntryMessages.mediaNotKept}</Notice>
        )}
      </Status>
      <Status>{isWaiting && <WaitingNotice draft={draft} onAnother={onAnother} />}</Status>
      {refusal && !isWaiting && <RefusalNotice why={refusal} />}
      {openAttempt && !isWaiting && (
        <UnconfirmedNotice
          key={openAttempt.id}
          draft={draft}
          attempt={openAttempt}
          canSend={canSend}
          onAllowResend={allowResend}
          canCheck={!isAnotherSending}
          onPosted={(sent) => void posting.confirm(draft, sent)}
        />
      )}
      {uploadShare !== undefined && (
        <Progress
          label={outboxMessages.mediaSent(uploadShare)}
          value={Math.round(uploadShare * 100)}
        />
      )}
      {(hasFailed || refusal) && draft.media.length > 0 && onWithoutMedia && (
        <Notice kind="info">
          <div className={styles.text}>
            <p>{outboxMessages.withoutMedia}</p>
            <div className={styles.actions}>
              <Button variant="line" onClick={onWithoutMedia}>
                Post without photos
              </Button>
            </div>
          </div>
        </Notice>
      )}
    </div>
  )
}
