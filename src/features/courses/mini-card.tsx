import type { RecentCourse } from '~/api/types'
import styles from './mini-card.module.css'

type Round = Pick<RecentCourse, 'front9Score' | 'back9Score' | 'scoreTotal' | 'holesPlayed'>

const known = (score: number | null | undefined): score is number => typeof score === 'number'

/** The last round as a label for screen readers. */
function roundLabel({ front9Score, back9Score, scoreTotal, holesPlayed }: Round): string {
  const parts = [
    known(holesPlayed) && `${holesPlayed} holes`,
    known(front9Score) && `out ${front9Score}`,
    known(back9Score) && `in ${back9Score}`,
  ].filter(Boolean)
  return `Last score ${scoreTotal}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
}

/** OUT, IN and TOT of a round, small. Nothing when there is no total. */
export function MiniCard({ round }: { round: Round }) {
  if (!known(round.scoreTotal)) return null
  const cells = [
    ['OUT', round.front9Score],
    ['IN', round.back9Score],
    ['TOT', round.scoreTotal],
  ] as const
  return (
    <span className={styles.card} role="img" aria-label={roundLabel(round)}>
      {cells.map(([head, score]) => (
        <span key={head} className={styles.cell}>
          <i>{head}</i>
          {score ?? '–'}
        </span>
      ))}
    </span>
  )
}
