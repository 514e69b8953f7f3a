/** What a round counts as. 'nine_pending' waits until 54 holes give a first index (Rule 5.2a). */
export type Treatment = 'eighteen' | 'partial_eighteen' | 'nine' | 'nine_pending' | 'rejected'

/**
 * By the holes played (Rules 2.2 and 3.2, 2024): 18; 10 to 17 with a complete rated nine among them,
 * to be posted hole by hole; or all nine of a rated nine. Nothing else is acceptable. A round of 10 to
 * 17 holes without an index is accepted too, and waits in the record as a nine does.
 */
export function treatmentOf(round: {
  holesPlayed: number
  ratedNineCompleted: boolean
  hasHandicapIndex: boolean
}): Treatment {
  if (round.holesPlayed === 18) return 'eighteen'
  if (round.holesPlayed < 9 || round.holesPlayed > 18 || !round.ratedNineCompleted)
    return 'rejected'
  if (round.holesPlayed > 9) return 'partial_eighteen'
  return round.hasHandicapIndex ? 'nine' : 'nine_pending'
}
