import type { ReactNode, RefObject } from 'react'
import { toParOf } from '~/domain/scores/hole-result'
import type { HoleFacts } from '~/domain/scores/holes'
import { roundHoles, scoreSums, type ScoreEntry } from '~/domain/scores/score-entry'
import { Button } from '~/ui/actions/button'
import { Ledger, type LedgerColumn } from '~/ui/layout/ledger'
import styles from './end-of-round.module.css'

/** What the pad shows when each hole has a score. */
export type RoundEnd = {
  /** What else is posted: the tees and the day. */
  facts: readonly LedgerColumn[]
  /** The button that posts the score; absent if one is in view already. */
  post: ReactNode
}

type Props = {
  entry: ScoreEntry
  holes: readonly HoleFacts[]
  end: RoundEnd
  /** The result, which takes the focus from the last key. */
  result: RefObject<HTMLParagraphElement | null>
  onEdit: () => void
}

/**
 * The result in place of the keys, and Post. The buttons are where no key was, so that a double tap on the last key does not
 * press one of them.
 */
export function EndOfRound({ entry, holes, end, result, onEdit }: Props) {
  const { front, back, total } = scoreSums(entry)
  const nines = [
    { head: 'OUT', value: front },
    { head: 'IN', value: back },
  ].filter(({ value }) => value !== undefined)
  return (
    <>
      <div className={styles.head}>
        <p className={styles.result} ref={result} tabIndex={-1}>
          <strong>{total}</strong>
          <span>
            <b>{toParOf(entry.holes, holes)}</b>
            <span>{roundHoles(entry).length} holes</span>
          </span>
        </p>
        <Button variant="line" onClick={onEdit}>
          Edit
        </Button>
        {end.post}
      </div>
      <div className={styles.foot}>
        <Ledger className={styles.sums} columns={[...nines, ...end.facts]} />
      </div>
    </>
  )
}
