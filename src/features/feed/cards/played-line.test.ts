import { afterEach, expect, test, vi } from 'vitest'
import type { LinxItem } from '~/api/types'
import { holesLine, playedLine } from './played-line'

afterEach(() => vi.unstubAllEnvs())

const round = (postedDate: string | null, activityDate: string): LinxItem => ({
  sourceTable: 'golf_scores',
  sourceId: 1,
  userId: 2,
  name: 'Marcus Bell',
  notificationType: 'FollowedUserResult',
  commentCount: 0,
  likeCount: 0,
  hasUserLiked: false,
  postedDate,
  activityDate,
})

test('the played day is shown if it differs from the day of posting, in the golfer’s time zone', () => {
  vi.stubEnv('TZ', 'America/Denver')
  const today = '2026-06-14'
  expect(playedLine(round('2026-06-13', '2026-06-14T04:30:00Z'), today)).toBeUndefined() // still the 13th in Denver's time zone
  expect(playedLine(round('2026-06-13', '2026-06-14T16:00:00Z'), today)).toBe('Played yesterday')
  expect(playedLine(round('2026-06-12', '2026-06-14T16:00:00Z'), today)).toBe('Played Friday')
  expect(playedLine(round('2026-05-30', '2026-06-14T16:00:00Z'), today)).toBe('Played May 30')
  expect(playedLine(round('2026-06-31', '2026-06-14T16:00:00Z'), today)).toBeUndefined()
  expect(playedLine(round(null, ''), today)).toBeUndefined()
})

test('the line of a round names its holes, and which nine', () => {
  expect(holesLine({ holes: 18, front9: 38, back9: 41 })).toBe('18 holes')
  expect(holesLine({ holes: 9, front9: 44 })).toBe('9 holes, front')
  expect(holesLine({ holes: 9, back9: 44 })).toBe('9 holes, back')
  expect(holesLine({ holes: 9 })).toBe('9 holes')
  expect(holesLine({ holes: null })).toBeUndefined()
})
