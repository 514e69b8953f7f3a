import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { isGone } from '~/api/errors'
import type { CommentDetail, LinxItem, LinxPage } from '~/api/types'
import { newestMoment, serverTime } from '~/domain/dates/server-time'
import { itemKey } from '~/domain/feed/item-key'
import { fetchDetails } from '~/features/comments/panel/details'
import { reactionStore, type ReactionKind } from '~/features/comments/reactions'
import { integer, listOf, maybe, number, record, text } from '~/lib/decode'
import type { CachedResponse } from '~/offline/database'
import { ownId } from '~/session/session'

/** How many comments and Woohoos of a round the golfer has seen. */
export type SeenRound = { key: string; comments: number; likes: number }

/** What the golfer has seen, by round. Of other rounds that are not newer than `since` (epoch milliseconds), everything. */
export type SeenReactions = { since: number; rounds: readonly SeenRound[] }

/** The name of what is stored. Devices have it under this name, so it keeps it. */
const CACHE = 'round-talk'
const MAX_REMEMBERED = 200

const decodeRounds = listOf(record<SeenRound>({ key: text, comments: integer, likes: integer }))
const decodeSeen = maybe(record<SeenReactions>({ since: number, rounds: decodeRounds }))

const database = async () => (await import('~/offline/database')).ownResponses

/** Reads the stored value. Older builds stored the list of rounds only; then `since` is when it was stored. */
const readStored = (stored: CachedResponse | undefined): SeenReactions | null =>
  stored
    ? (decodeSeen(stored.json) ?? { since: stored.at, rounds: decodeRounds(stored.json) })
    : null

/** What the golfer has seen of the comments and Woohoos on their rounds, as stored on this device; null if nothing is stored. */
export const seenReactions = (userId: number) =>
  queryOptions<SeenReactions | null>({
    queryKey: ['seen-reactions', userId],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async () => readStored(await (await database()).get(CACHE)),
  })

/** The golfer's own rounds on a page of My Linx. */
export const roundsOf = ({ items }: LinxPage): LinxItem[] =>
  items.filter((item) => typeof item.scoreTotal === 'number' || item.playerScores?.length)

/** When the round came to Linx, at the latest the end of its day, since a friend who joins an old round moves it up. */
function timeOf({ activityDate, postedDate }: LinxItem): number {
  const endOfDay = serverTime(`${postedDate?.slice(0, 10)}T23:59-12:00`) ?? Infinity
  return Math.min(serverTime(activityDate) ?? 0, endOfDay)
}

/** What has been seen of a round: what was remembered, and what its panels have shown since. */
function seenOf(item: LinxItem, { since, rounds }: SeenReactions): SeenRound {
  const key = itemKey(item)
  const isOld = timeOf(item) <= since
  const before = rounds.find((one) => one.key === key)
  const shown = reactionStore.getState()[key]
  return {
    key,
    comments: Math.max(before?.comments ?? (isOld ? item.commentCount : 0), shown?.comments ?? 0),
    likes: Math.max(before?.likes ?? (isOld ? item.likeCount : 0), shown?.likes ?? 0),
  }
}

/** A round with how many of its comments and Woohoos are new. */
export type NewReactions = { item: LinxItem; comments: number; likes: number }

/** What is new on a round now; what the golfer wrote or has opened counts as seen. */
export function newReactions(item: LinxItem, seen: SeenReactions): NewReactions {
  const { comments, likes } = seenOf(item, seen)
  return {
    item,
    comments: Math.max(item.commentCount - comments, 0),
    likes: Math.max(item.likeCount - likes, 0),
  }
}

const countNew = ({ comments, likes }: NewReactions) => comments + likes

/** How many comments and Woohoos on the rounds are new. */
export const countNewReactions = (rounds: readonly LinxItem[], seen: SeenReactions): number =>
  rounds.reduce((sum, item) => sum + countNew(newReactions(item, seen)), 0)

/** Merges what has been seen, `rounds` first; the greater of two counts wins. */
function mergeSeen(rounds: readonly SeenRound[], old: readonly SeenRound[]): SeenRound[] {
  const merged = new Map(rounds.map((one) => [one.key, one]))
  for (const { key, comments, likes } of old) {
    const one = merged.get(key)
    merged.set(key, {
      key,
      comments: Math.max(comments, one?.comments ?? 0),
      likes: Math.max(likes, one?.likes ?? 0),
    })
  }
  return [...merged.values()].slice(0, MAX_REMEMBERED)
}

/** Remembers what has been seen of rounds, merged with what another tab has stored. */
export async function rememberReactions(
  client: QueryClient,
  userId: number,
  rounds: readonly SeenRound[],
  since = 0,
): Promise<void> {
  const { queryKey } = seenReactions(userId)
  const before = client.getQueryData(queryKey)
  const isKnown = ({ key, comments, likes }: SeenRound) =>
    before?.rounds.some((one) => one.key === key && one.comments >= comments && one.likes >= likes)
  if (before === undefined || (before && rounds.every(isKnown))) return
  const add = (old: SeenReactions | null | undefined): SeenReactions => ({
    since: old?.since ?? since,
    rounds: mergeSeen(rounds, old?.rounds ?? []),
  })
  client.setQueryData(queryKey, add)
  const cache = await database()
  await cache.update(CACHE, (found) => {
    if (ownId() !== userId) return undefined
    const stored = readStored(found)
    return client.setQueryData(queryKey, (now) =>
      now && stored ? { ...stored, rounds: mergeSeen(now.rounds, stored.rounds) } : now,
    )
  })
}

/**
 * Remembers what the panels have shown; if nothing is stored on this device yet, everything counts as seen, since it is unknown
 * what is new.
 */
export async function rememberShown(
  client: QueryClient,
  userId: number,
  rounds: readonly LinxItem[],
): Promise<void> {
  const before = client.getQueryData(seenReactions(userId).queryKey)
  const seen = before ?? { since: Infinity, rounds: [] }
  const shown = rounds.map((item) => seenOf(item, seen))
  await rememberReactions(client, userId, shown, newestMoment(rounds))
}

/** A comment on a round, or the Woohoos for it. */
export type ReactionEvent = {
  kind: ReactionKind
  item: LinxItem
  isNew: boolean
  time: number
  /** Who it was, latest first. */
  rows: readonly [CommentDetail, ...CommentDetail[]]
}

/** The maximum number of rounds to load, those with something new first. */
const MAX_ROUNDS = 8
const MAX_EVENTS = 30

/** Whether a comment or Woohoo is the golfer's own. */
type IsOwn = (row: CommentDetail) => boolean

const rowTime = ({ dateTime }: CommentDetail): number => serverTime(dateTime) ?? 0

type Rows = {
  kind: ReactionKind
  item: LinxItem
  rows: readonly CommentDetail[]
  /** How many there are: the greater of the round's count and the list's. */
  count: number
  fresh: number
}

/** The events of one list of a round. */
function eventsOf({ kind, item, rows, fresh }: Rows, isOwn: IsOwn): ReactionEvent[] {
  const newestFirst = rows.toSorted((one, other) => rowTime(other) - rowTime(one))
  const parts = [newestFirst.slice(0, fresh), newestFirst.slice(fresh)]
  return parts.flatMap((part, at) => {
    const others = part.filter((row) => !isOwn(row))
    const groups = kind === 'likes' ? [others] : others.map((row) => [row])
    return groups.flatMap(([first, ...rest]) =>
      first ? [{ kind, item, isNew: at === 0, time: rowTime(first), rows: [first, ...rest] }] : [],
    )
  })
}

/** Loads a list of a round; it is empty for a round that was deleted meanwhile. */
async function loadRows(
  round: NewReactions,
  kind: ReactionKind,
  signal: AbortSignal,
): Promise<Rows> {
  const { item, [kind]: fresh } = round
  const count = kind === 'comments' ? item.commentCount : item.likeCount
  const none = { kind, item, rows: [], count, fresh }
  if (count === 0) return none
  try {
    const rows = await fetchDetails(item, kind, signal)
    const more = Math.max(rows.length - count, 0) // those that arrived since the dialog was opened
    return { kind, item, rows, count: count + more, fresh: fresh + more }
  } catch (error) {
    if (isGone(error)) return none
    throw error
  }
}

const latestFirst = (one: ReactionEvent, other: ReactionEvent) => other.time - one.time

/** Who cheered and commented on the golfer's rounds, latest first, without the golfer; `listed`: what has been seen with it. */
export const reactionEvents = (rounds: readonly NewReactions[], isOwn: IsOwn) =>
  queryOptions({
    queryKey: ['reaction-events'],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const withReactions = rounds
        .filter(({ item }) => item.commentCount + item.likeCount > 0)
        .toSorted((one, other) => countNew(other) - countNew(one))
        .slice(0, MAX_ROUNDS)
      const load = (round: NewReactions) =>
        Promise.all([loadRows(round, 'comments', signal), loadRows(round, 'likes', signal)])
      const lists = await Promise.all(withReactions.map(load))
      const all = lists
        .flat()
        .flatMap((rows) => eventsOf(rows, isOwn))
        .toSorted(
          (one, other) => Number(other.isNew) - Number(one.isNew) || latestFirst(one, other),
        )
      const events = all.slice(0, MAX_EVENTS)
      const has = (some: readonly ReactionEvent[], item: LinxItem) =>
        some.some((event) => event.isNew && event.item === item)
      const listed = lists.flatMap(([comments, likes]): SeenRound[] => {
        const { item } = comments
        if (has(all, item) && !has(events, item)) return []
        return [{ key: itemKey(item), comments: comments.count, likes: likes.count }]
      })
      return { events: events.toSorted(latestFirst), listed }
    },
  })
