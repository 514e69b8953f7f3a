import type { ScoreRow, TeeSetSide } from '../../db/scores'

/** A round of a seed, before its effect on the index is computed. */
export type Play = {
  golfer: number
  hoursAgo: number
  courseId: number
  teeSetId: number
  /** Strokes of both nines, of only the front or back nine, or only a total of 18 holes. */
  card:
    | [front: number, back: number]
    | { side: Exclude<TeeSetSide, 'All18'>; total: number }
    | number
  scoreType?: ScoreRow['scoreType']
  showTo?: ScoreRow['showTo']
  notes?: string
  /** The key by which comments refer to the round; plays with the same key are a group round. */
  key?: string
  /** Numbers of drawn photos. */
  photos?: readonly number[]
  /** Whole US dollars won or lost against each partner. */
  partners?: readonly { userId: number; dollars: number }[]
}

/** Side and strokes of a card. */
export function strokesOf({
  card,
}: Pick<Play, 'card'>): Pick<ScoreRow, 'side' | 'total' | 'front' | 'back'> {
  if (typeof card === 'number') return { side: 'All18', total: card, front: null, back: null }
  if (Array.isArray(card)) {
    const [front, back] = card
    return { side: 'All18', total: front + back, front, back }
  }
  const { side, total } = card
  const isFront = side === 'Front9'
  return { side, total, front: isFront ? total : null, back: isFront ? null : total }
}
