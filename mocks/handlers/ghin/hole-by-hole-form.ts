import type { PostedHoles } from '../../ghin/hole-posting'
import { asJson, isJson, type Json } from '../../lib/json'
import { Problem } from '../../lib/problem'
import { textOf, wholeOrNull } from '../fields'
import { parseText, partnerList } from './partners'
import { checkNames, oneOf, SCORE_TYPES, SHOW_TO, SIDES, type ScoreExtras } from './score-form'

/** A score hole by hole as sent: well formed, but not yet checked for whether it is acceptable. */
export type HoleByHoleForm = ScoreExtras & PostedHoles & { kind: 'holes' }

/** Reads the JSON text of the form's `requestData`; throws a Problem 400 for any other shape. */
export function readHoleByHole(text: string): HoleByHoleForm {
  const sent = parseText(text, 'requestData')
  if (!isJson(sent)) throw new Problem(400, 'requestData is not a JSON object.')
  const details = sent['holeDetails']
  if (!Array.isArray(details)) throw new Problem(400, 'holeDetails must be a list.')
  const holesPlayed = whole(sent, 'numberOfPlayedHoles')
  if ((optional(sent, 'holesPlayed', whole) ?? holesPlayed) !== holesPlayed) {
    throw new Problem(422, 'The number of holes played is not the number of holes sent.')
  }
  checkNames((name) => optional(sent, name, textOf) ?? null)
  return {
    kind: 'holes',
    courseId: whole(sent, 'courseId'),
    teeSetId: whole(sent, 'teeSetId'),
    side: oneOf(SIDES, textOf(sent, 'teeSetSide'), 'teeSetSide'),
    holesPlayed,
    numberOfHoles: whole(sent, 'numberOfHoles'),
    datePlayed: textOf(sent, 'datePlayed'),
    scoreType: oneOf(SCORE_TYPES, textOf(sent, 'scoreType'), 'scoreType'),
    total: wholeOrNull(sent, 'scoreTotal'),
    front: wholeOrNull(sent, 'scoreFront'),
    back: wholeOrNull(sent, 'scoreBack'),
    notes: optional(sent, 'publicNotes', textOf) ?? '',
    showTo: oneOf(SHOW_TO, optional(sent, 'showTo', textOf) ?? 'Followers', 'showTo'),
    parentScoreId: wholeOrNull(sent, 'parentScoreId'),
    parentGroupId: wholeOrNull(sent, 'parentGroupId'),
    partners: partnerList(sent['partners'] === undefined ? [] : sent['partners']),
    holeDetails: details.map((value: unknown) => {
      const hole = asJson(value)
      return { holeNumber: whole(hole, 'holeNumber'), rawScore: whole(hole, 'rawScore') }
    }),
  }
}

/** Reads a field that may be left out but not be null. */
const optional = <T>(
  values: Json,
  name: string,
  read: (values: Json, name: string) => T,
): T | undefined => (values[name] === undefined ? undefined : read(values, name))

function whole(values: Json, name: string): number {
  const value = wholeOrNull(values, name)
  if (value === null) throw new Problem(400, `${name} is missing.`)
  return value
}
