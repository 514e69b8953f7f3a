import { useRef, useState } from 'react'
import { holeAway, nextHole, startHole } from '~/domain/scores/holes'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { editScore, type ScoreEntry } from '~/domain/scores/score-entry'

type Holes = ScoreEntry['holes']
type Step = { hole: number; before: number | null }

type State = {
  /** The hole that the next score is for, from 1. */
  hole: number
  /** What was entered, newest last, to take it back. */
  steps: readonly Step[]
  /** A typed 1 waits here: a second digit makes it 10 to 19. */
  waiting?: boolean
  /** The digit typed last moved on by itself. */
  moved?: boolean
  fault?: string
}

export type HoleEntryControls = State & {
  /** Writes a score and moves on; null clears the hole and stays. */
  enter: (score: number | null) => void
  /** Goes to a hole. */
  select: (hole: number) => void
  move: (steps: number) => void
  undo: () => void
  digit: (digit: number) => void
  /** Moves on from a typed 1. Whether there was one. */
  settle: () => boolean
}

/**
 * Entering a card hole by hole. What is on the card is the draft's; here is only where the golfer is. Read and written
 * through one reference, so that quick taps each count for their own hole.
 */
export function useHoleEntry(
  entry: ScoreEntry,
  onChange: (edit: (entry: ScoreEntry) => ScoreEntry) => void,
): HoleEntryControls {
  const [shown, setShown] = useState<State>(() => ({ hole: startHole(entry.holes), steps: [] }))
  const latest = useRef(shown)
  const become = (next: State) => {
    latest.current = next
    setShown(next)
  }

  /** Writes the score of a hole; answers what stood there, and the card as it is then. */
  function write(hole: number, score: number | null): { before: number | null; holes: Holes } {
    const seen = { before: entry.holes[hole - 1] ?? null, holes: entry.holes }
    onChange((now) => {
      const next = editScore(now, { kind: 'hole', hole, score })
      seen.before = now.holes[hole - 1] ?? null
      seen.holes = next.holes
      return next
    })
    return seen
  }

  function record(score: number | null, stay: boolean): void {
    const { hole, steps, waiting } = latest.current
    const { before, holes } = write(hole, score)
    // The second digit of a score is no step of its own.
    const all = waiting && score !== null && score > 9 ? steps : [...steps, { hole, before }]
    become({ hole: stay ? hole : nextHole(holes, hole), steps: all, waiting: stay && score === 1 })
  }

  return {
    ...shown,
    enter: (score) => record(score, score === null),
    select: (hole) => become({ hole, steps: latest.current.steps }),
    move: (by) => become({ hole: holeAway(latest.current.hole, by), steps: latest.current.steps }),
    undo() {
      const last = latest.current.steps.at(-1)
      if (!last) return
      write(last.hole, last.before)
      become({ hole: last.hole, steps: latest.current.steps.slice(0, -1) })
    },
    digit(digit) {
      const { waiting, moved } = latest.current
      if (waiting) return record(10 + digit, false)
      if (digit === 0) {
        // '2' has moved on; a 0 after it was meant as 20.
        const fault = moved ? { fault: scoreEntryMessages.holeMaximum } : {}
        return become({ ...latest.current, moved: false, ...fault })
      }
      record(digit, digit === 1)
      if (digit > 1) become({ ...latest.current, moved: true })
    },
    settle() {
      const { waiting, hole, steps } = latest.current
      if (!waiting) return false
      become({ hole: nextHole(entry.holes, hole), steps })
      return true
    },
  }
}
