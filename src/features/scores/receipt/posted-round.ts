import { queryOptions } from '@tanstack/react-query'
import type { LinxItem } from '~/api/types'
import { isSameScore } from '../post/judge-attempt'
import type { ScoreDraft, Sent } from '../draft/score-draft'
import { roundsAfter } from '../post/rounds-after'

/** The score just posted, as My Linx has it; null while it does not. */
export const postedRound = (draft: ScoreDraft, sent: Sent) =>
  queryOptions({
    queryKey: ['receipt', draft.id],
    staleTime: Infinity,
    retry: false, // a receipt without it is still a receipt
    queryFn: async (): Promise<LinxItem | null> => {
      const { userId, course } = draft
      const { strokes, datePlayed } = sent
      const sought = { userId, course, strokes, datePlayed }
      const rounds = await roundsAfter(draft, sent)
      return rounds.find((round) => isSameScore(round, sought)) ?? null
    },
  })
