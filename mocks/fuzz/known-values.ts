import type { Backend } from '../backend/backend'
import { isoMoment } from '../backend/clock'
import type { Dice } from '../backend/dice'
import { courses } from '../ghin/courses/index'
import { sourceTableOf } from '../serializers/item-frame'
import type { Known } from './schema-values'

/** A random element of a list; undefined for an empty list. */
export const anyOf = <T>(dice: Dice, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : dice.pick(list)

const KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg==',
}

/** The fake's operator key and a wrong one, so that about half of the valid requests are accepted. */
const OPERATOR_KEYS = ['linx-operator', 'wrong']

/** Values that exist in this world, by their names in the document. All from one call concern the same item, course and mail. */
export function knownValues(backend: Backend, dice: Dice): Known {
  const { db } = backend
  const item = anyOf(dice, db.feed.rows().slice(-60))
  const course = dice.pick(courses)
  const teeSet = dice.pick(course.teeSets)
  const link = anyOf(dice, db.mailLinks.rows())
  const user = () => anyOf(dice, db.users.rows())
  const sourceTable = item && sourceTableOf(item.kind)
  const freshEmail = () => `golfer${dice.int(1, 400)}@golf.example`
  const values: Readonly<Record<string, () => unknown>> = {
    email: () => link?.email ?? (dice.int(0, 2) === 0 ? freshEmail() : user()?.email),
    password: () => 'linxgolf1',
    newPassword: () => 'linxgolf1',
    token: () => link?.token,
    baseUrl: () => 'http://localhost:4173',
    profilePicture: () => null,
    userId: () => user()?.id,
    id: () => user()?.portrait ?? undefined,
    groupId: () => anyOf(dice, db.groups.rows())?.id,
    mediaId: () => anyOf(dice, db.media.rows())?.mediaId,
    sourceTable: () => sourceTable,
    SourceTable: () => sourceTable,
    sourceId: () => item?.sourceId,
    SourceId: () => item?.sourceId,
    view: () => dice.pick(['Following', 'My Linx', 'My Bets', `User:${user()?.id}`, 'User:1']),
    olderThan: () => item && isoMoment(item.at),
    courseId: () => course.id,
    teeSetId: () => teeSet.id,
    name: () => course.name.slice(0, dice.int(3, 8)),
    q: () => user()?.lastName.slice(0, dice.int(1, 4)),
    firstName: () => dice.pick(['June', 'Al', 'Zoë', "D'Arcy"]),
    lastName: () => user()?.lastName,
    state: () => dice.pick(['CO', 'WY', 'GA']),
    ghinNumber: () => (dice.int(0, 1) === 0 ? null : user()?.ghinNumber),
    hdcpId: () => String(user()?.ghinNumber ?? 1034567),
    endpoint: () => `https://push.example/send/${dice.int(1, 30)}${dice.pick(['', '', '/gone'])}`,
    p256dh: () => KEYS.p256dh,
    auth: () => KEYS.auth,
    badgeCount: () => dice.int(0, 30),
    accessKey: () => dice.pick(OPERATOR_KEYS),
    Range: () => `bytes=${dice.int(0, 40)}-${dice.pick(['', '20', '999999'])}`,
  }
  return (name) => (Object.hasOwn(values, name) ? values[name]?.() : undefined)
}
