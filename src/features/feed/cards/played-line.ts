import type { LinxItem } from '~/api/types'
import { isCalendarDay, localDay, spokenDay } from '~/domain/scores/played-date'
import { serverTime } from '~/domain/dates/server-time'
import { pluralize } from '~/lib/pluralize'

/** 'Played yesterday', when the round was played on another day than it was posted (product 3f). */
export function playedLine(
  { postedDate, activityDate }: LinxItem,
  today: string,
): string | undefined {
  const played = postedDate?.slice(0, 10)
  const posted = serverTime(activityDate)
  if (!isCalendarDay(played) || posted === undefined || localDay(posted) === played)
    return undefined
  const day = spokenDay(played, today)
  return `Played ${day}`
}

type Nines = {
  holes?: number | null | undefined
  front9?: number | null | undefined
  back9?: number | null | undefined
}

/** '18 holes'; '9 holes, front' where only that nine has a score. */
export function holesLine({ holes, front9, back9 }: Nines): string | undefined {
  if (!holes) return undefined
  const nine = front9 && !back9 ? ', front' : back9 && !front9 ? ', back' : ''
  return `${pluralize(holes, 'hole')}${holes === 9 ? nine : ''}`
}
