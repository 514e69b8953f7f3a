import { newsMessages } from '~/domain/messages/news'
import type { LinxSummary, SummaryPart } from '~/domain/feed/news-summary'

/** The non-empty parts of the summary with their texts, in reading order. */
export function partTexts(summary: LinxSummary): (readonly [SummaryPart, string])[] {
  const { rounds, friends, best, down, followers, won } = summary
  const parts: (readonly [SummaryPart, string] | undefined)[] = [
    rounds > 0 ? ['rounds', newsMessages.rounds(rounds, friends)] : undefined,
    best && rounds > 1 ? ['best', newsMessages.best(best.total, best.name)] : undefined,
    down > 0 ? ['down', newsMessages.down(down)] : undefined,
    won === undefined ? undefined : ['bets', newsMessages.won(won)],
    followers > 0 ? ['followers', newsMessages.followers(followers)] : undefined,
  ]
  return parts.filter((part) => part !== undefined)
}
