import { queryOptions, useQuery } from '@tanstack/react-query'
import { handicapMovement } from '~/domain/handicap'
import { isSameScore, ownRow } from '../outbox/judge-attempt'
import type { ScoreDraft, Sent } from '../outbox/score-draft'
import { MovementText } from '../people/movement-text'
import { readOwnRounds } from './own-rounds'
import styles from './posted-result.module.css'

type Indexes = { before: unknown; after: unknown }

/** The golfer's index before and after the score just posted, as My Linx has it; null while it does not. */
const movementOf = (draft: ScoreDraft, { strokes, datePlayed }: Sent) =>
  queryOptions({
    queryKey: ['receipt', draft.id],
    staleTime: Infinity,
    retry: false, // a receipt without it is still a receipt
    queryFn: async ({ signal }): Promise<Indexes | null> => {
      const { userId, course } = draft
      const sought = { userId, course, strokes, datePlayed }
      const rounds = await readOwnRounds(userId, signal)
      const item = rounds.find((round) => isSameScore(round, sought))
      const row = item && ownRow(item, userId)
      if (!item || !row) return null
      return 'oldHandicap' in row
        ? { before: row.oldHandicap, after: row.newHandicap }
        : { before: item.goOldHandicap, after: item.goNewHandicap }
    },
  })

/** What the score did to the Handicap Index, when it is known; its line is kept free until then. */
export function IndexMovement({ draft, sent }: { draft: ScoreDraft; sent: Sent }) {
  const { data, isPending } = useQuery(movementOf(draft, sent))
  const known = data && handicapMovement(data.before, data.after)
  if (!known && !isPending) return null
  return (
    <p className={styles.index} role="status">
      {known && (
        <>
          Handicap Index <MovementText before={data.before} after={data.after} />
        </>
      )}
    </p>
  )
}
