import type { LinxItem } from '~/api/types'
import { handicapMovement } from '~/domain/scores/handicap'
import { leaderboard } from '~/domain/scores/leaderboard'
import { holeMark, runningScore, tallyTexts, toParText } from '~/domain/scores/hole-result'
import type { HoleMark } from '~/domain/scores/hole-result'
import { sumOf } from '~/domain/scores/holes'
import type { PostedCard } from '~/domain/scores/posted-card'
import { holesOfNine } from '~/domain/scores/score-entry'
import { moneyText } from '~/domain/scores/money'
import { shortNames, shownName, visibleText } from '~/domain/people/names'
import { fullDayText, isCalendarDay } from '~/domain/scores/played-date'
import { uniqueBy } from '~/lib/unique'

/** The content of a scorecard picture; `drawCard` draws it. */
export type ShareCard = {
  golfer: string
  course: string
  /** 'Blue tees', '18 holes', 'June 13, 2026'. */
  facts: string[]
  /** OUT, IN, TOT, HDCP of a single score; empty for a grouped round. */
  figures: { head: string; value: string }[]
  /** The players of a grouped round, best first. */
  players: { rank: string; name: string; out: string; in: string; total: string }[]
  /** The golfer's own holes by nine; empty if this device does not have them. */
  nines: SharedNine[]
  /** '+4', '14 pars', '4 bogeys'. */
  tally: string[]
  /** Absent unless chosen. */
  notes?: string | undefined
  bets?: string | undefined
}

/** A nine hole by hole; a hole not played has '–'. */
export type SharedNine = {
  head: 'OUT' | 'IN'
  holes: { hole: number; par: string; score: string; mark: HoleMark | undefined }[]
  /** The sum of the pars; blank unless all are known. */
  par: string
  score: string
}

/** The nines that were played. */
function ninesOf({ holes, pars }: PostedCard): SharedNine[] {
  const score = (hole: number) => holes[hole - 1] ?? undefined
  const par = (hole: number) => pars[hole - 1] ?? undefined
  return (['front', 'back'] as const).flatMap((nine) => {
    const round = holesOfNine(nine)
    if (round.every((hole) => score(hole) === undefined)) return []
    const played = round.map(score).filter((strokes) => strokes !== undefined)
    return [
      {
        head: nine === 'front' ? 'OUT' : 'IN',
        holes: round.map((hole) => {
          const made = score(hole)
          return {
            hole,
            par: String(par(hole) ?? ''),
            score: strokes(made),
            mark: made === undefined ? undefined : holeMark(made, par(hole)),
          }
        }),
        par: String(sumOf(round.map(par)) ?? ''),
        score: strokes(sumOf(played)),
      },
    ]
  })
}

/** 'E' or '+4', and the numbers of pars, birdies and bogeys; empty if a par is unknown. */
function tallyOf({ holes, pars }: PostedCard): string[] {
  const known = pars.map((par) => par ?? undefined)
  const running = runningScore(holes, known)
  return running ? [toParText(running.over), ...tallyTexts(holes, known)] : []
}

/** What leaves the app only if the golfer chooses it. */
export type ShareChoice = { notes: boolean; bets: boolean }

const strokes = (value: number | null | undefined): string => String(value ?? '–')

const indexText = ({ goOldHandicap, goNewHandicap }: LinxItem): string | undefined => {
  const movement = handicapMovement(goOldHandicap, goNewHandicap)
  if (!movement) return undefined
  return 'at' in movement ? movement.at : `${movement.from} → ${movement.to}`
}

function figuresOf(item: LinxItem): ShareCard['figures'] {
  const index = indexText(item)
  return [
    ...(typeof item.front9 === 'number' ? [{ head: 'OUT', value: String(item.front9) }] : []),
    ...(typeof item.back9 === 'number' ? [{ head: 'IN', value: String(item.back9) }] : []),
    ...(typeof item.scoreTotal === 'number'
      ? [{ head: 'TOT', value: String(item.scoreTotal) }]
      : []),
    ...(index ? [{ head: 'HDCP', value: index }] : []),
  ]
}

/** The notes and bets that can be included. */
export const shareable = (item: LinxItem): ShareChoice => ({
  notes: visibleText(item.goPublicNotes) !== undefined,
  bets: (item.groupBets ?? []).length > 0,
})

/**
 * The picture's content for a round: what the item has, and the holes of the golfer's own `card`. Players' own notes are
 * never included.
 */
export function shareCard(item: LinxItem, choice: ShareChoice, card?: PostedCard): ShareCard {
  const rows = leaderboard(uniqueBy(item.playerScores ?? [], ({ userId }) => userId))
  const tee = visibleText(item.teeName)
  const day = item.postedDate?.slice(0, 10)
  const bets = uniqueBy(item.groupBets ?? [], ({ userId }) => userId)
  const bettors = shortNames(bets)
  return {
    golfer: shownName(item.name),
    course: visibleText(item.courseName) ?? 'A round of golf',
    facts: [
      ...(tee && rows.length === 0 ? [`${tee} tees`] : []),
      ...(item.holes ? [`${item.holes} holes`] : []),
      ...(isCalendarDay(day) ? [fullDayText(day)] : []),
    ],
    figures: rows.length > 0 ? [] : figuresOf(item),
    players: rows.map(({ row, rank }) => ({
      rank: rank ?? '',
      name: shownName(row.userName),
      out: strokes(row.front9),
      in: strokes(row.back9),
      total: strokes(row.scoreTotal),
    })),
    nines: card ? ninesOf(card) : [],
    tally: card ? tallyOf(card) : [],
    notes: choice.notes ? visibleText(item.goPublicNotes) : undefined,
    bets:
      choice.bets && bets.length > 0
        ? bets.map(({ dollars }, at) => `${bettors[at]} ${moneyText(dollars)}`).join('   ')
        : undefined,
  }
}
