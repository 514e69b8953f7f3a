import { useLayoutEffect, useRef, useState } from 'react'
import { holeAway, nextHole, startHole } from '~/domain/scores/holes'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import {
  editScore,
  holesOfNine,
  isRoundComplete,
  roundHoles,
  type ScoreEntry,
} from '~/domain/scores/score-entry'

type Holes = ScoreEntry['holes']
type Step = { hole: number; before: number | null }

type Position = {
  /** The hole that the next score is for, from 1; the last one when the round is over. */
  hole: number
  /** Each hole of the round has a score, and none is being corrected. */
  isOver: boolean
}

type State = Position & {
  /** What was entered, newest last, for undo. */
  steps: readonly Step[]
  /** The hole whose score was just undone. */
  undone?: number | undefined
  /** A typed 1 waits for a second digit, which makes it 10 to 19. */
  isAwaitingDigit?: boolean
  /** The last typed digit has moved on to the next hole. */
  hasMovedOn?: boolean
  fault?: string
}

/** The state of entering a score hole by hole, and what the keys of the score pad do. */
export type HoleEntryControls = State & {
  /** The holes of the round, in order. */
  round: readonly number[]
  /** Writes a score and moves on; null clears the hole and stays. */
  enter: (score: number | null) => void
  /** Goes to a hole. */
  select: (hole: number) => void
  move: (steps: number) => void
  undo: () => void
  /** Goes from the end of the round back to its last hole. */
  edit: () => void
  digit: (digit: number) => void
  /** Stops waiting for a second digit after a typed 1. Returns whether it was waiting. */
  settle: () => boolean
}

/** The current hole, corrected where the golfer has chosen another nine. */
function positionOn(entry: ScoreEntry, { hole, isOver }: Position): Position {
  const round = roundHoles(entry)
  const isThere = round.includes(hole)
  if (isThere && (!isOver || isRoundComplete(entry))) return { hole, isOver }
  const next = startHole(entry.holes, round)
  const last = isThere ? hole : (round.at(-1) ?? hole)
  return { hole: next ?? last, isOver: isRoundComplete(entry) }
}

/**
 * Entering a card hole by hole. The scores are in the draft; this hook has only the position. It is read and written through a
 * ref, so that quick taps each count for their own hole.
 */
export function useHoleEntry(
  entry: ScoreEntry,
  onChange: (edit: (entry: ScoreEntry) => ScoreEntry) => void,
): HoleEntryControls {
  const [state, setState] = useState<State>(() => ({
    ...positionOn(entry, { hole: 0, isOver: false }),
    steps: [],
  }))
  const latest = useRef(state)
  const update = (next: State) => {
    latest.current = next
    setState(next)
  }
  useLayoutEffect(() => {
    latest.current = { ...latest.current, ...positionOn(entry, latest.current) }
  }, [entry])
  const round = roundHoles(entry)
  const onRound = (steps: readonly Step[]) => steps.filter(({ hole }) => round.includes(hole))

  /** Writes the score of a hole. Returns its score before, and the holes after the change. */
  function write(hole: number, score: number | null): { before: number | null; holes: Holes } {
    let before: number | null = null
    let holes = entry.holes
    // Called at once, with the newest entry, which may not be rendered yet.
    onChange((now) => {
      const next = editScore(now, { kind: 'hole', hole, score })
      before = now.holes[hole - 1] ?? null
      holes = next.holes
      return next
    })
    return { before, holes }
  }

  /** The next hole without a score, or the end of the round. */
  function after(holes: Holes, hole: number): Position {
    const next = nextHole(holes, hole, round)
    return { hole: next ?? hole, isOver: next === undefined }
  }

  function record(score: number | null, stay: boolean): void {
    const { hole, steps, isAwaitingDigit } = latest.current
    const { before, holes } = write(hole, score)
    // The second digit of a score is not a step of its own.
    const all =
      isAwaitingDigit && score !== null && score > 9 ? steps : [...steps, { hole, before }]
    if (stay) update({ hole, isOver: false, steps: all, isAwaitingDigit: score === 1 })
    else update({ ...after(holes, hole), steps: all })
  }

  function select(hole: number): void {
    if (!round.includes(hole)) {
      if (round.some((one) => entry.holes[one - 1] !== null)) return // the other nine is being played
      const nine = holesOfNine('back').includes(hole) ? 'back' : 'front'
      onChange((now) => editScore(now, { kind: 'nine', nine }))
    }
    update({ hole, isOver: false, steps: latest.current.steps })
  }

  return {
    ...state,
    ...positionOn(entry, state),
    steps: onRound(state.steps),
    round,
    enter(score) {
      // A double tap on the last key may still hit it.
      if (score === null || !latest.current.isOver) record(score, score === null)
    },
    select,
    move(by) {
      const { hole, steps } = latest.current
      // After the last hole of a full card comes the end of the round, as after its last score.
      if (by === 1 && hole === round.at(-1) && isRoundComplete(entry))
        update({ hole, isOver: true, steps })
      else select(holeAway(hole, by, round))
    },
    undo() {
      const steps = onRound(latest.current.steps)
      const last = steps.at(-1)
      if (!last) return
      write(last.hole, last.before)
      update({ hole: last.hole, isOver: false, steps: steps.slice(0, -1), undone: last.hole })
    },
    edit: () => select(latest.current.hole),
    digit(digit) {
      const { isAwaitingDigit, hasMovedOn } = latest.current
      if (isAwaitingDigit) return record(10 + digit, false)
      if (digit === 0) {
        // A '2' has moved on, and a 0 after it was meant as 20.
        const fault = hasMovedOn ? { fault: scoreEntryMessages.holeMaximum } : {}
        return update({ ...latest.current, hasMovedOn: false, ...fault })
      }
      record(digit, digit === 1)
      if (digit > 1) update({ ...latest.current, hasMovedOn: true })
    },
    settle() {
      const { isAwaitingDigit, hole, steps } = latest.current
      if (!isAwaitingDigit) return false
      update({ ...after(entry.holes, hole), steps })
      return true
    },
  }
}
