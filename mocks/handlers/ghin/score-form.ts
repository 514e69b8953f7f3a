import type { TeeSetSide } from '../../db/scores'
import { Problem } from '../../problem'
import { wholeNumber } from '../fields'
import { partnersOf, type Partner } from './partners'

/** A posted total as it was sent: well formed, but nothing said yet about whether it is acceptable. */
export type ScoreForm = {
  courseId: number
  teeSetId: number
  side: TeeSetSide
  holesPlayed: number
  datePlayed: string
  scoreType: 'H' | 'A' | 'T'
  total: number
  front: number | null
  back: number | null
  notes: string
  showTo: 'Followers' | 'Private'
  parentScoreId: number | null
  parentGroupId: number | null
  partners: readonly Partner[]
}

/** Throws a Problem 400 for a part that is missing or is not what its name says. */
export function readScoreForm(form: FormData): ScoreForm {
  const text = (name: string): string | null => {
    const value = form.get(name)
    if (value !== null && typeof value !== 'string') throw new Problem(400, `${name} is a file.`)
    return value === '' ? null : value
  }
  const required = (name: string): string => {
    const value = text(name)
    if (value === null) throw new Problem(400, `${name} is missing.`)
    return value
  }
  const whole = (name: string) => wholeNumber(required(name), name)
  const wholeOrNone = (name: string) => {
    const value = text(name)
    return value === null ? null : wholeNumber(value, name)
  }
  return {
    courseId: whole('courseId'),
    teeSetId: whole('teeSetId'),
    side: oneOf(SIDES, required('teeSetSide'), 'teeSetSide'),
    holesPlayed: whole('holesPlayed'),
    datePlayed: required('datePlayed'),
    scoreType: oneOf(SCORE_TYPES, required('scoreType'), 'scoreType'),
    total: whole('scoreTotal'),
    front: wholeOrNone('scoreFront'),
    back: wholeOrNone('scoreBack'),
    notes: text('publicNotes') ?? '',
    showTo: oneOf(SHOW_TO, text('showTo') ?? 'Followers', 'showTo'),
    parentScoreId: wholeOrNone('parentScoreId'),
    parentGroupId: wholeOrNone('parentGroupId'),
    partners: partnersOf(text('partners')),
  }
}

const SIDES = ['All18', 'Front9', 'Back9'] as const
const SCORE_TYPES = ['H', 'A', 'T'] as const
const SHOW_TO = ['Followers', 'Private'] as const

function oneOf<T extends string>(values: readonly T[], text: string, name: string): T {
  const value = values.find((each) => each === text)
  if (value === undefined) throw new Problem(400, `${name} must be one of ${values.join(', ')}.`)
  return value
}
