import type { Backend } from '../backend/backend'
import type { Db } from '../db/db'
import type { FeedRow } from '../db/feed'
import { pairBets } from '../db/pair-bets'
import { scoresOf } from '../db/scores-of'
import type { UserRow } from '../db/users'
import { viewpointOf } from '../db/viewpoint'
import { recordedScore } from '../ghin/recorded-score'
import { provisionalIndex } from '../ghin/world-handicap/index-history'
import { betsOf } from '../handlers/ghin/bets-of'
import { groupBets } from '../serializers/group-bets'
import { sourceTableOf } from '../serializers/item-frame'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** The rules that a world's rows break, in words; all must hold after any requests. */
export const brokenRows = ({ db }: Backend): string[] => [
  ...orphans(db),
  ...feedFaults(db),
  ...ownerFaults(db),
  ...indexFaults(db),
]

/** Columns that hold a golfer's id, in any table. */
const GOLFERS = ['userId', 'followerId', 'followedId', 'partnerId', 'toUserId']

function orphans(db: Db): string[] {
  const found: string[] = []
  const isGolfer = (id: unknown) => typeof id === 'number' && db.users.get(id) !== undefined
  for (const table of Object.values(db.tables)) {
    if (table.name === db.errorReports.name) continue // the app reports the id, so it may be of any golfer
    for (const row of table.rows()) {
      for (const [column, id] of Object.entries(row)) {
        if (!GOLFERS.includes(column) || id === null || isGolfer(id)) continue
        found.push(`${table.name}: ${column} of a golfer who is gone`)
      }
    }
  }
  const items = new Set(db.feed.rows().map((row) => `${sourceTableOf(row.kind)}/${row.sourceId}`))
  for (const table of [db.comments, db.likes]) {
    const lost = table.rows().filter((row) => !items.has(`${row.sourceTable}/${row.sourceId}`))
    if (lost.length > 0) found.push(`${table.name}: about an item that is gone`)
  }
  for (const { scoreId, userId } of [...db.media.rows(), ...db.scorePartners.rows()]) {
    if (db.scores.get(scoreId)?.userId !== userId) found.push('a row of a score that is gone')
  }
  for (const { id } of [...db.credentials.rows(), ...db.pendingRegistrations.rows()]) {
    if (!db.users.get(id)) found.push('credentials of a golfer who is gone')
  }
  for (const { portrait } of db.users.rows()) {
    const isUploaded = portrait !== null && portrait > 1000
    if (isUploaded && !db.pictures.get(portrait)) found.push('a portrait that is gone')
  }
  return found
}

function feedFaults(db: Db): string[] {
  const found: string[] = []
  const moments = new Set<number>()
  for (const row of db.feed.rows()) {
    if (moments.has(row.at)) found.push('two feed items of one moment')
    moments.add(row.at)
    found.push(...entryFaults(db, row))
  }
  for (const { id, roundId } of db.scores.rows()) {
    const [kind, sourceId] =
      roundId === null ? (['score', id] as const) : (['round', roundId] as const)
    if (db.feed.where('source', `${kind}/${sourceId}`).length !== 1)
      found.push('a score that is not in the feed once')
  }
  const pairs = db.follows.rows().map(({ followerId, followedId }) => `${followerId}>${followedId}`)
  if (new Set(pairs).size < pairs.length) found.push('a golfer follows another twice')
  return found
}

function entryFaults(db: Db, row: FeedRow): string[] {
  const found: string[] = []
  const lost = row.golferIds.filter((id) => !db.users.get(id))
  if (lost.length > 0) found.push('feed: golferIds of a golfer who is gone')
  if (row.kind === 'score' || row.kind === 'round') {
    const golfers = new Set(scoresOf(db, row).map(({ userId }) => userId))
    if (golfers.size !== row.golferIds.length || !row.golferIds.every((id) => golfers.has(id))) {
      found.push('feed: golferIds are not those of its scores')
    }
  } else if (db.follows.get(row.sourceId)?.status !== 'Approved') {
    found.push('feed: a follow that is not there')
  }
  return found
}

function ownerFaults(db: Db): string[] {
  const found: string[] = []
  for (const { id } of db.groups.rows()) {
    const owners = db.groupMembers.where('groupId', id).filter(({ role }) => role === 'Owner')
    if (owners.length !== 1) found.push('a group without one owner')
  }
  const emails = db.users.rows().map(({ email }) => email.toLowerCase())
  if (new Set(emails).size < emails.length) found.push('two accounts with one email')
  return found
}

/** Finds a golfer whose index differs from the one recomputed from their scores. */
function indexFaults(db: Db): string[] {
  const isWrong = ({ id, handicapIndex, indexMark }: UserRow) =>
    indexMark === undefined &&
    handicapIndex !== provisionalIndex(db.scores.where('userId', id).map(recordedScore))
  return db.users.rows().some(isWrong) ? ['an index that is not what the scores make'] : []
}

/** The rules that bets break, in words: they sum to zero for every viewer, and the feed's sums equal those of MyBets. */
export function brokenBets({ db }: Backend): string[] {
  const found: string[] = []
  const rounds = db.feed.rows().filter(({ kind }) => kind === 'score' || kind === 'round')
  const betting = rounds.filter((row) =>
    scoresOf(db, row).some(({ id }) => db.scorePartners.where('scoreId', id).length > 0),
  )
  for (const viewer of db.users.rows()) {
    const viewpoint = viewpointOf(db, viewer)
    let inFeed = 0
    for (const row of betting) {
      const scores = scoresOf(db, row)
      if (!scores.some(viewpoint.maySeeScore)) continue
      const bets = groupBets(db, scores, viewpoint)
      if (sum(bets.map(({ dollars }) => dollars)) !== 0)
        found.push('bets of an item do not sum to zero')
      inFeed += bets.find(({ userId }) => userId === viewer.id)?.dollars ?? 0
    }
    const inList = sum(betsOf(db, viewer).map(({ dollars }) => dollars))
    if (inFeed !== inList) found.push('the feed and MyBets have other sums')
  }
  for (const row of betting) found.push(...disagreements(db, row))
  return found
}

/** Finds a bet that its golfers do not see with the same amount and opposite signs. */
function disagreements(db: Db, row: FeedRow): string[] {
  const scores = scoresOf(db, row)
  const golfers = new Set(
    scores.flatMap(({ id, userId }) => [
      userId,
      ...db.scorePartners.where('scoreId', id).map(({ partnerId }) => partnerId),
    ]),
  )
  const amounts = new Map<string, number>()
  for (const id of golfers) {
    const viewer = db.users.get(id)
    if (!viewer) continue
    for (const { userId, partnerId, dollars } of pairBets(db, scores, viewpointOf(db, viewer))) {
      const sign = userId < partnerId ? 1 : -1
      const pair = [userId, partnerId].toSorted((one, other) => one - other).join('/')
      const known = amounts.get(pair)
      if (known !== undefined && known !== sign * dollars)
        return ['golfers see a bet with other amounts']
      amounts.set(pair, sign * dollars)
    }
  }
  return []
}
