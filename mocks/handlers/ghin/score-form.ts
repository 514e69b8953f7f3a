import type { TeeSetSide } from '../../db/scores'
import { Problem } from '../../lib/problem'
import type { PostedTotal } from '../../ghin/association-posting'
import { checkLength, wholeNumber } from '../fields'
import type { HoleByHoleForm } from './hole-by-hole-form'
import { partnersOf, type Partner } from './partners'

/** The data sent with a score in addition to its numbers. */
export type ScoreExtras = {
  side: TeeSetSide
  scoreType: 'H' | 'A' | 'T'
  notes: string
  showTo: 'Followers' | 'Private'
  parentScoreId: number | null
  parentGroupId: number | null
  partners: readonly Partner[]
}

/** A posted total as sent: well formed, but not yet checked for whether it is acceptable. */
export type TotalForm = ScoreExtras & PostedTotal & { kind: 'total' }

export type ScoreForm = TotalForm | HoleByHoleForm

/** Reads a total from the form's parts; throws a Problem 400 for a part that is missing or malformed. */
export function readTotal(form: FormData): TotalForm {
  const text = (name: string): string | null => {
    const value = form.get(name)
    if (value !== null && typeof value !== 'string') throw new Problem(400, `${name} is a file.`)
    return value
  }
  const required = (name: string): string => {
    const value = text(name)
    if (value === null || value === '') throw new Problem(400, `${name} is missing.`)
    return value
  }
  const whole = (name: string) => wholeNumber(required(name), name)
  const wholeOrNone = (name: string) => {
    const value = text(name)
    return value === null ? null : wholeNumber(value, name)
  }
  checkNames(text)
  return {
    kind: 'total',
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

/** Throws a Problem 400 if the name of the course or the tees is too long. These are not recorded; the association's own are. */
export function checkNames(textOf: (name: 'courseName' | 'teeName') => string | null): void {
  checkLength(textOf('courseName') ?? '', 'courseName', 200)
  checkLength(textOf('teeName') ?? '', 'teeName', 100)
}

export const SIDES = ['All18', 'Front9', 'Back9'] as const
export const SCORE_TYPES = ['H', 'A', 'T'] as const
export const SHOW_TO = ['Followers', 'Private'] as const

export function oneOf<T extends string>(values: readonly T[], text: string, name: string): T {
  const value = values.find((each) => each === text)
  if (value === undefined) throw new Problem(400, `${name} must be one of ${values.join(', ')}.`)
  return value
}
