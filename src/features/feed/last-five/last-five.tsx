import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LinxItem } from '~/api/types'
import { FIVE_BOX, fiveSpots, lastFive } from '~/domain/scores/last-five'
import { lastFiveMessages } from '~/domain/messages/last-five'
import { monthDayText, shortDayText } from '~/domain/scores/played-date'
import { today } from '~/lib/clock'
import { RailModule } from '~/ui/layout/rail-module'
import { RailSkeleton } from '~/ui/layout/slots'
import { afterPaint } from '~/lib/after-paint'
import { linx, removeFailedFeed } from '../query/queries'
import styles from './last-five.module.css'

/**
 * The golfer's newest rounds: the first page of My Linx, from its cache. A failed load is removed from that cache, so that
 * opening My Linx loads it again instead of showing a failure.
 */
export const newestRounds = (userId: number) =>
  queryOptions({
    queryKey: ['linx', 'newest-rounds'], // shares the feeds' key, so that a post reloads it
    retry: false, // the feed's own query retries
    retryOnMount: true,
    queryFn: async ({ client }): Promise<readonly LinxItem[]> => {
      try {
        const { pages } = await client.fetchInfiniteQuery(linx.feed('My Linx', userId))
        return pages[0]?.items ?? []
      } catch (error) {
        removeFailedFeed(client, 'My Linx')
        throw error
      }
    },
  })

/** Whether the page has its data: at some moment since this mounted, no query was loading. */
function useOnceIdle(): boolean {
  const client = useQueryClient()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (isIdle) return undefined
    const check = () => {
      if (client.isFetching() === 0) setIdle(true)
    }
    const cancel = afterPaint(check) // the page's own queries start with its first paint
    const stop = client.getQueryCache().subscribe(() => queueMicrotask(check)) // never during a render
    return () => {
      cancel()
      stop()
    }
  }, [client, isIdle])
  return isIdle
}

const { width, height } = FIVE_BOX
/** The distance of a total above its point. */
const TOTAL_OFFSET = 13
/** The y of the days. */
const DAY_Y = 120

/**
 * The golfer's last five rounds as a line chart, better scores higher. Renders nothing with too few rounds or after a
 * failure.
 */
export function LastFive({ userId }: { userId: number }) {
  const isIdle = useOnceIdle()
  const { data = [], isPending } = useQuery({ ...newestRounds(userId), enabled: isIdle })
  const rounds = lastFive(data, userId)
  if (isPending) return <RailSkeleton />
  if (rounds.length === 0) return null
  const spots = fiveSpots(rounds.map(({ total }) => total)).map(({ x, y }) => ({
    x,
    y: Math.round(y),
  }))
  const texts = rounds.map(({ day, total }) => `${shortDayText(day, today())}, ${total}`)
  return (
    <RailModule title={lastFiveMessages.title}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={lastFiveMessages.scores(texts)}
      >
        <path className={styles.line} d={`M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
        {spots.map(({ x, y }, at) => {
          const round = rounds[at]
          const isLast = at === spots.length - 1
          return (
            round && (
              <g key={x}>
                <circle
                  className={isLast ? styles.sun : styles.dot}
                  cx={x}
                  cy={y}
                  r={isLast ? 7 : 3.5}
                />
                <text className={styles.total} x={x} y={y - TOTAL_OFFSET}>
                  {round.total}
                </text>
                <text className={styles.day} x={x} y={DAY_Y}>
                  {monthDayText(round.day)}
                </text>
              </g>
            )
          )
        })}
      </svg>
    </RailModule>
  )
}
