import { DAY_MS } from '../lib/time'
import { base64Of } from '../lib/base64'
import type { Backend } from '../backend/backend'
import type { Dice } from '../backend/dice'
import { courses } from '../ghin/courses/index'
import { holesOfSide } from '../ghin/courses/rated-side'
import { anyOf } from './known-values'
import type { PlannedPart } from './planned-request'
import { textOf } from './schema-values'

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 0, 9, 0, 9, 1, 1, 17, 0]
/** A file that counts as a picture because of its first bytes, in base64. */
export const PICTURE = base64Of(Uint8Array.from([...JPEG, 0xff, 0xd9]))

/** The form parts of a score that the association accepts, as a total or hole by hole. */
export function scoreParts(
  backend: Backend,
  dice: Dice,
  golferId: number | undefined,
): PlannedPart[] {
  const { db, clock } = backend
  const course = dice.pick(courses.filter(({ quirks }) => !quirks?.season))
  const teeSet = dice.pick(course.teeSets)
  const side = dice.pick(['All18', 'All18', 'Front9', 'Back9'] as const)
  const others = db.users.rows().filter(({ id }) => id !== golferId)
  const partners = Array.from({ length: dice.int(0, 3) }, () => anyOf(dice, others)?.id)
  const parents = db.feed.rows().filter(({ kind }) => kind === 'score' || kind === 'round')
  const parent = dice.int(0, 1) === 0 ? anyOf(dice, parents.slice(-25)) : undefined
  const shared = {
    courseId: course.id,
    teeSetId: teeSet.id,
    teeSetSide: side,
    datePlayed: new Date(clock.now() - dice.int(0, 40) * DAY_MS).toISOString().slice(0, 10),
    scoreType: dice.pick(['H', 'A', 'T']),
    publicNotes: dice.int(0, 1) === 0 ? '' : textOf(dice, 0, 500),
    showTo: dice.pick(['Followers', 'Followers', 'Followers', 'Private']),
    ...(parent?.kind === 'score' && { parentScoreId: parent.sourceId }),
    ...(parent?.kind === 'round' && { parentGroupId: parent.sourceId }),
  }
  const money = [...new Set(partners)].map((userId) => ({
    userId,
    dollars: dice.pick([0, 5, -12, dice.int(-200, 200)]),
  }))
  const files = Array.from({ length: dice.int(0, 9) === 0 ? 2 : 0 }, () => ({
    name: 'mediaFiles',
    file: PICTURE,
  }))
  const holes = side === 'All18' ? 18 : 9
  const isTotal = dice.int(0, 1) === 0
  const fields: Readonly<Record<string, string | number>> = isTotal
    ? {
        ...shared,
        holesPlayed: holes,
        scoreTotal: holes === 18 ? dice.int(50, 130) : dice.int(26, 70),
        partners: JSON.stringify(money),
      }
    : {
        requestData: JSON.stringify({
          ...shared,
          partners: money,
          numberOfHoles: holes,
          ...playedHoles(dice, holesOfSide(teeSet, side), holes),
        }),
      }
  return [...texts(fields), ...files]
}

/** Strokes for a whole nine, or for 10 to 18 holes. */
function playedHoles(dice: Dice, holes: ReturnType<typeof holesOfSide>, count: 18 | 9) {
  const played = holes.slice(0, count === 18 ? dice.int(10, 18) : 9)
  return {
    numberOfPlayedHoles: played.length,
    holeDetails: played.map(({ number, par }) => ({
      holeNumber: number,
      rawScore: Math.max(1, par + dice.int(-2, 6)),
    })),
  }
}

const texts = (fields: Readonly<Record<string, string | number>>): PlannedPart[] =>
  Object.entries(fields).map(([name, value]) => ({ name, text: String(value) }))
