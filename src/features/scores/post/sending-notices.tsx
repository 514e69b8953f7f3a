import { outboxMessages } from '~/domain/messages/outbox'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { sessionMessages } from '~/domain/messages/session'
import { Button } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import { Progress } from '~/ui/feedback/progress'
import { Status } from '~/ui/feedback/status'
import type { ScoreDraft } from '../draft/score-draft'
import { useIsDraftStorePersistent, useIsMediaStorePersistent } from '../draft/device-drafts'
import { posting } from './app-posting'
import { RefusalNotice } from './refusal-notice'
import styles from './unconfirmed-notice.module.css'
import { UnconfirmedNotice } from './unconfirmed-notice'
import type { Sending } from './use-attempt'
import { WaitingNotice } from '../unsent/waiting-notice'

type Props = {
  draft: ScoreDraft
  attempt: Sending
  waiting: boolean
  /** Why it was not taken when it was sent by itself. */
  refusal: string | undefined
  /** Posting failed with photos: it can be tried without them. Undefined when it cannot be posted now. */
  onWithoutMedia: (() => void) | undefined
}

/** Notices about sending the score on the screen: its status and what the golfer can do. */
export function SendingNotices({ draft, attempt, waiting, refusal, onWithoutMedia }: Props) {
  const areDraftsPersistent = useIsDraftStorePersistent()
  const isMediaPersistent = useIsMediaStorePersistent()
  const { openAttempt, canSend, allowResend, uploadShare, isAnotherSending, hasFailed } = attempt
  return (
    <div className={styles.notices}>
      {!areDraftsPersistent && (
        <Notice kind="info">
          {sessionMessages.storageMissing} {scoreEntryMessages.notKept}
        </Notice>
      )}
      {areDraftsPersistent && !isMediaPersistent && draft.media.length > 0 && (
        <Notice kind="info">{scoreEntryMessages.mediaNotKept}</Notice>
      )}
      <Status>{waiting && <WaitingNotice draft={draft} />}</Status>
      {refusal && !waiting && <RefusalNotice why={refusal} />}
      {openAttempt && !waiting && (
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
      {hasFailed && draft.media.length > 0 && onWithoutMedia && (
        <Notice kind="info">
          <div className={styles.words}>
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
