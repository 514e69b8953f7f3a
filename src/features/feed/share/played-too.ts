import type { LinxItem } from '~/api/types'
import type { PickerState } from '~/domain/scores/details-state'
import { visibleText } from '~/domain/people/names'
import { isCalendarDay } from '~/domain/scores/played-date'

/**
 * Router state for posting the same round: the course by its name (an item has no course id), the day, and the score or
 * group it belongs to. Undefined for the golfer's own rounds and for items that are not rounds.
 */
export function playedTooState(item: LinxItem, userId: number): PickerState | undefined {
  const courseName = visibleText(item.courseName)
  const isMine =
    item.userId === userId || item.playerScores?.some((player) => player.userId === userId)
  if (!courseName || isMine) return undefined
  const day = item.postedDate?.slice(0, 10)
  return {
    fromLinx: true,
    courseName,
    ...(isCalendarDay(day) && { datePlayed: day }),
    ...(item.sourceTable === 'golf_scores' && { parentScoreId: item.sourceId }),
    ...(item.sourceTable === 'golf_rounds' && { parentGroupId: item.sourceId }),
  }
}
