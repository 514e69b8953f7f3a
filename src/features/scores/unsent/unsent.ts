import { useEffect, useState } from 'react'
import type { ScoreDraft } from '../draft/score-draft'
import { drafts } from '../draft/device-drafts'

/** The status of a score that is not posted, as it is shown. */
export type UnsentStatus = 'draft' | 'waiting' | 'needs-you'

/** The status of an unsent score. An open attempt and a refusal need the golfer. */
export const unsentStatus = ({ waiting, attempt, refusal }: ScoreDraft): UnsentStatus => {
  if ((attempt && !attempt.canResend) || refusal) return 'needs-you'
  return waiting ? 'waiting' : 'draft'
}

/**
 * The scores without the one that is being sent (`sending`, its id). Its attempt is stored before it is sent, in case of a crash,
 * but it needs neither the golfer nor a reminder.
 */
export const notSending = (scores: readonly ScoreDraft[], sending?: string) =>
  scores.filter(({ id }) => id !== sending)

/** How many scores wait and how many need the golfer. */
export function countUnsettled(scores: readonly ScoreDraft[]) {
  const statuses = scores.map(unsentStatus)
  const count = (wanted: UnsentStatus) => statuses.filter((status) => status === wanted).length
  return { waiting: count('waiting'), need: count('needs-you') }
}

let latest: { userId: number; scores: readonly ScoreDraft[] } | undefined

/** Reads the golfer's unsent scores. A component that is mounted afterwards has them at once, so that nothing moves. */
export async function readUnsent(userId: number): Promise<readonly ScoreDraft[]> {
  const scores = await drafts.list(userId)
  latest = { userId, scores }
  return scores
}

/** The number of scores a logout would delete: drafts, waiting scores and those with an unknown outcome. */
export const countUnsent = async (userId: number): Promise<number> =>
  (await readUnsent(userId)).length

/** The golfer's unsent scores; undefined until they are read. Follows changes in this tab and in others. */
export function useUnsent(userId: number): readonly ScoreDraft[] | undefined {
  const [scores, setScores] = useState(() =>
    latest?.userId === userId ? latest.scores : undefined,
  )
  useEffect(() => {
    let isCurrent = true
    async function reload(): Promise<void> {
      const list = await readUnsent(userId)
      if (isCurrent) setScores(list)
    }
    void reload()
    const stop = drafts.onChange(() => void reload())
    return () => {
      isCurrent = false
      stop()
    }
  }, [userId])
  return scores
}

/** The id of the score that Undo has restored; reset when a list of unsent scores opens. */
let restored: string | undefined

/** Makes the row of this score take the focus when it is added to an open list. Call it before the score is stored again. */
export const focusRestored = (id: string | undefined): void => {
  restored = id
}

/** Whether the row of a score takes the focus. */
export const isRestored = (id: string): boolean => id === restored
