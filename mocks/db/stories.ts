import { firstWrong, isWhole } from './schema'
import { createTable, type Table } from './table'

/** The progress of a scripted story; a world plays at most one. It is a row, so that all tabs share it. */
export type StoryRow = {
  id: number
  /** The NAME in a link's `&story=NAME`. */
  name: string
  /** How many of its steps have been played. */
  played: number
  /** The count of `played` at the last step that was not skipped. Absent in worlds of earlier builds. */
  happened?: number
  isPaused: boolean
  /** Speed factor from 1 to 10. */
  speed: number
}

export type Stories = Table<StoryRow>

const check = (row: StoryRow) =>
  firstWrong(
    [row.name !== '', 'name'],
    [isWhole(row.played, 0, 1000), 'played'],
    [row.happened === undefined || isWhole(row.happened, 0, 1000), 'happened'],
    [row.speed >= 1 && row.speed <= 10, 'speed'],
  )

export const createStories = (touched: () => void): Stories =>
  createTable<StoryRow>({ name: 'stories', check, by: {} }, touched)
