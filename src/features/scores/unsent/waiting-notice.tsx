import { outboxMessages } from '~/domain/messages/outbox'
import { Button } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import type { ScoreDraft } from '../draft/score-draft'
import { drafts } from '../draft/device-drafts'
import { useUnsent } from './unsent'
import { posting } from '../post/app-posting'
import styles from '../post/unconfirmed-notice.module.css'

/** Whether the score on the screen waits for signal, as it is stored: another tab may have sent it or taken it back. */
export const useWaiting = ({ id, userId, waiting }: ScoreDraft): boolean => {
  const stored = useUnsent(userId)
  if (!stored) return waiting !== undefined
  return stored.find((score) => score.id === id)?.waiting !== undefined
}

/** A score that waits for signal: it stands still until it is sent or taken back (R5). */
export function WaitingNotice({ draft }: { draft: ScoreDraft }) {
  async function stopWaiting(): Promise<void> {
    await drafts.unwait(draft)
    posting.dismiss()
  }
  return (
    <Notice kind="warn">
      <div className={styles.words}>
        <p>{outboxMessages.waitingHere}</p>
        <div className={styles.actions}>
          <Button variant="line" onClick={() => void stopWaiting()}>
            Change it
          </Button>
        </div>
      </div>
    </Notice>
  )
}
