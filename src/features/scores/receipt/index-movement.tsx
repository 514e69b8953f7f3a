import { useQuery } from '@tanstack/react-query'
import { handicapMovement } from '~/domain/scores/handicap'
import { ownRow } from '../post/judge-attempt'
import type { ScoreDraft, Sent } from '../draft/score-draft'
import { MovementText } from '~/features/people/movement-text'
import { postedRound } from './posted-round'
import styles from './posted-result.module.css'

/** The score's effect on the Handicap Index; its line is reserved until it is known. */
export function IndexMovement({ draft, sent }: { draft: ScoreDraft; sent: Sent }) {
  const { data: item, isPending } = useQuery(postedRound(draft, sent))
  const row = item && ownRow(item, draft.userId)
  const [before, after] =
    row && 'oldHandicap' in row
      ? [row.oldHandicap, row.newHandicap]
      : [item?.goOldHandicap, item?.goNewHandicap]
  const known = row && handicapMovement(before, after)
  if (!known && !isPending) return null
  return (
    <p className={styles.index} role="status">
      {known && (
        <>
          <span aria-hidden="true">Handicap Index </span>
          <MovementText before={before} after={after} />
        </>
      )}
    </p>
  )
}
