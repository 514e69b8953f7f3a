/** How a round counts. 'nine_pending' waits until 54 holes give a first index (Rule 5.2a). */
export type Treatment = 'eighteen' | 'partial_eighteen' | 'nine' | 'nine_pending' | 'rejected'

/**
 * Decides by the holes played (Rules 2.2 and 3.2, 2024). Acceptable are 18 holes; 10 to 17 that include a complete rated nine,
 * posted hole by hole; and all nine of a rated nine. A round of 10 to 17 holes without an index is accepted, too, and waits
 * in the record like a nine.
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
