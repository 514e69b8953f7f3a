import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeLinxPage } from '~/api/decode/linx'
import type { LinxItem } from '~/api/types'

/** As many as the feed asks for (golf-features section 9). */
const PAGE_SIZE = 25

/** The golfer's newest rounds, as My Linx has them now. Rejects with an ApiError. */
export async function readOwnRounds(userId: number, signal?: AbortSignal): Promise<LinxItem[]> {
  const query = { view: 'My Linx', pageSize: PAGE_SIZE, userId }
  const page = await api.GET('/api/linx', { params: { query }, ...(signal && { signal }) })
  return decodeLinxPage(unwrap(page)).items
}

/** The same while a score is entered, to compare it with. Nothing depends on it: a failure is nobody's business. */
export const ownRounds = (userId: number) =>
  queryOptions({
    queryKey: ['linx', 'own-rounds', userId],
    queryFn: ({ signal }) => readOwnRounds(userId, signal),
    retry: false,
  })
