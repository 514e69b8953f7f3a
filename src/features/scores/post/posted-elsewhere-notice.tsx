import { Link } from '~/ui/actions/link'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { paths } from '~/routing/paths'
import { Button, buttonClass } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import type { PostedRecord, ScoreDraft } from '../draft/score-draft'
import styles from './sending-notices.module.css'
import { useEffect, useState } from 'react'
import { browserVisibility } from '~/platform/visibility'
import { drafts } from '../draft/device-drafts'

/** What another tab has posted of the score on this screen; undefined while none has. */
export function usePostedElsewhere({ id, userId }: ScoreDraft): PostedRecord | undefined {
  const [record, setRecord] = useState<PostedRecord>()
  useEffect(() => {
    let isCurrent = true
    async function check(): Promise<void> {
      const found = await drafts.findPostedElsewhere(userId, id)
      if (isCurrent && found) setRecord(found)
    }
    const stops = [
      drafts.onChange(() => void check()),
      browserVisibility.listen((visible) => visible && void check()), // a frozen tab gets no message
    ]
    return () => {
      isCurrent = false
      stops.forEach((stop) => stop())
    }
  }, [id, userId]) // not the draft, since typing must not cancel a check
  return record
}

type Props = {
  draft: ScoreDraft
  record: PostedRecord
  /** Makes what is typed here a score of its own. */
  onKeep: () => void
}

/** Says that another tab has posted the score on this screen. The form is disabled, and what is typed in it is not lost. */
export function PostedElsewhereNotice({ draft, record, onKeep }: Props) {
  const { courseName } = draft.course
  return (
    <div className={styles.notices}>
      <Notice kind="error">
        <div className={styles.text}>
          <p>
            {scoreEntryMessages.postedElsewhere}{' '}
            {record.sent && scoreEntryMessages.shared(record.sent.strokes, courseName, undefined)}
          </p>
          <p>{scoreEntryMessages.typedElsewhere}</p>
          {draft.media.length > 0 && <p>{scoreEntryMessages.mediaElsewhere}</p>}
          <div className={styles.actions}>
            <Button variant="line" onClick={onKeep}>
              {scoreEntryMessages.keepAsNew}
            </Button>
            <Link className={buttonClass('line')} to={paths.postScore()}>
              Done
            </Link>
          </div>
        </div>
      </Notice>
    </div>
  )
}
