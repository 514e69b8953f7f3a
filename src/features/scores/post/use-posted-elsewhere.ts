import { useEffect, useState } from 'react'
import { browserVisibility } from '~/platform/visibility'
import type { PostedRecord, ScoreDraft } from '../draft/score-draft'
import { drafts } from '../draft/device-drafts'

/** What another tab has posted of the score on this screen; undefined while none has. */
export function usePostedElsewhere(draft: ScoreDraft): PostedRecord | undefined {
  const [record, setRecord] = useState<PostedRecord>()
  useEffect(() => {
    let isCurrent = true
    async function check(): Promise<void> {
      const found = await drafts.postedElsewhere(draft)
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
  }, [draft])
  return record
}
