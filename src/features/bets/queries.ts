import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeBets, type BetPage } from '~/api/decode/bets'
import { unwrapList } from '~/api/unwrap-list'

/** Bets per page. */
const BETS_PAGE_SIZE = 25

/**
 * The golfer's bets, newest first. Only a page of exactly 25 has a next one, which skips all rows received so far
 * (LST-07).
 */
export const myBets = () =>
  infiniteQueryOptions<BetPage, Error, InfiniteData<BetPage, number>, readonly string[], number>({
    queryKey: ['bets', 'mine'],
    queryFn: async ({ pageParam: skip, signal }) => {
      const query = { skip, take: BETS_PAGE_SIZE }
      return decodeBets(
        unwrapList(await api.GET('/api/Ghin/MyBets', { params: { query }, signal })),
      )
    },
    initialPageParam: 0,
    getNextPageParam: (page, pages) =>
      page.received === BETS_PAGE_SIZE
        ? pages.reduce((sum, { received }) => sum + received, 0)
        : undefined,
  })
