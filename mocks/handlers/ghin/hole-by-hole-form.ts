import type { PostedHoles } from '../../ghin/hole-posting'
import { asJson, isJson, type Json } from '../../lib/json'
import { Problem } from '../../lib/problem'
import { textOf, textOrNull, wholeOrNull } from '../fields'
import { parseText, partnerList } from './partners'
import { oneOf, SCORE_TYPES, SHOW_TO, SIDES, type ScoreExtras } from './score-form'

/** A score hole by hole as it was sent: well formed, but nothing said yet about whether it is acceptable. */
export type HoleByHoleForm = ScoreExtras & PostedHoles & { kind: 'holes' }

/** Reads the JSON text of the form's `requestData`; throws a Problem 400 for any other shape. */
export function readHoleByHole(text: string): HoleByHoleForm {
  const sent = parseText(text, 'requestData')
  if (!isJson(sent)) throw new Problem(400, 'requestData is not a JSON object.')
  const details = sent['holeDetails']
  if (!Array.isArray(details)) throw new Problem(400, 'holeDetails must be a list.')
  const holesPlayed = whole(sent, 'numberOfPlayedHoles')
  if ((wholeOrNull(sent, 'holesPlayed') ?? holesPlayed) !== holesPlayed) {
    throw new Problem(422, 'The number of holes played is not the number of holes sent.')
  }
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
    notes: textOrNull(sent, 'publicNotes') ?? '',
    showTo: oneOf(SHOW_TO, textOrNull(sent, 'showTo') ?? 'Followers', 'showTo'),
    parentScoreId: wholeOrNull(sent, 'parentScoreId'),
    parentGroupId: wholeOrNull(sent, 'parentGroupId'),
    partners: partnerList(sent['partners'] ?? []),
    holeDetails: details.map((value: unknown) => {
      const hole = asJson(value)
      return { holeNumber: whole(hole, 'holeNumber'), rawScore: whole(hole, 'rawScore') }
    }),
  }
}

function whole(values: Json, name: string): number {
  const value = wholeOrNull(values, name)
  if (value === null) throw new Problem(400, `${name} is missing.`)
  return value
}
