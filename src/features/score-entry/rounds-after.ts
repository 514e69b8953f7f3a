import type { LinxItem } from '~/api/types'
import { readOwnRounds } from './own-rounds'

let latest: { id: string; rounds: Promise<LinxItem[]> } | undefined

/** The golfer's newest rounds after a score was posted: read once for its receipt and for the look for a second record. */
export function roundsAfter({ id, userId }: { id: string; userId: number }): Promise<LinxItem[]> {
  if (latest?.id === id) return latest.rounds
  const rounds = readOwnRounds(userId)
  latest = { id, rounds }
  rounds.catch(() => {
    if (latest?.id === id) latest = undefined
  })
  return rounds
}
