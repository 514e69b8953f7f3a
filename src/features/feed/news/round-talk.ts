import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { isGone } from '~/api/errors'
import type { CommentDetail, LinxItem, LinxPage } from '~/api/types'
import { serverTime } from '~/domain/dates/server-time'
import { itemKey } from '~/domain/feed/item-key'
import { talkDetails } from '~/features/comments/panel/details'
import { talks, type TalkPanelName } from '~/features/comments/talk'
import { integer, listOf, record, text } from '~/lib/decode'
import { ownId } from '~/session/session'

/** How many comments and Woohoos of a round the golfer has seen. */
export type SeenTalk = { key: string; comments: number; likes: number }

const CACHE = 'round-talk'
const MAX_REMEMBERED = 200

const decodeSeen = listOf(record<SeenTalk>({ key: text, comments: integer, likes: integer }))

const database = async () => (await import('~/offline/database')).ownAnswers

/** What the golfer has seen of the comments and Woohoos on their rounds, on this device; null at the first look. */
export const seenTalk = (userId: number) =>
  queryOptions<readonly SeenTalk[] | null>({
    queryKey: ['seen-talk', userId],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async () => {
      const stored = await (await database()).get(CACHE)
      return stored ? decodeSeen(stored.json) : null
    },
  })

/** The golfer's own rounds of a page of My Linx. */
export const roundsOf = ({ items }: LinxPage): LinxItem[] =>
  items.filter((item) => typeof item.scoreTotal === 'number' || item.playerScores?.length)

/** What has been seen of a round: `seen`, and what its open panels have shown since. */
function seenOf(item: LinxItem, seen: readonly SeenTalk[]): SeenTalk {
  const key = itemKey(item)
  const before = seen.find((one) => one.key === key)
  const shown = talks.getState()[key]
  return {
    key,
    comments: Math.max(before?.comments ?? 0, shown?.comments ?? 0),
    likes: Math.max(before?.likes ?? 0, shown?.likes ?? 0),
  }
}

const newIn = (item: LinxItem, seen: readonly SeenTalk[]): number => {
  const { comments, likes } = seenOf(item, seen)
  return Math.max(item.commentCount - comments, 0) + Math.max(item.likeCount - likes, 0)
}

/** How many comments and Woohoos have come since the golfer looked; what they wrote or opened themselves is seen. */
export const countNewTalk = (rounds: readonly LinxItem[], seen: readonly SeenTalk[]): number =>
  rounds.reduce((sum, item) => sum + newIn(item, seen), 0)

const isSame = (one: SeenTalk, other: SeenTalk | undefined) =>
  one.comments === other?.comments && one.likes === other.likes

/**
 * Remembers what the golfer has seen: what the open panels show, and everything when they have looked or when it is the
 * first look on this device, where nobody can tell what is old.
 */
export async function rememberTalk(
  client: QueryClient,
  { userId, rounds, all }: { userId: number; rounds: readonly LinxItem[]; all?: boolean },
): Promise<void> {
  const { queryKey } = seenTalk(userId)
  const before = client.getQueryData(queryKey)
  if (before === undefined) return
  const isAll = all || before === null
  const seen = rounds.map((item) => {
    const { key, comments, likes } = seenOf(item, before ?? [])
    if (!isAll) return { key, comments, likes }
    return {
      key,
      comments: Math.max(comments, item.commentCount),
      likes: Math.max(likes, item.likeCount),
    }
  })
  if (
    before &&
    seen.every((one) =>
      isSame(
        one,
        before.find(({ key }) => key === one.key),
      ),
    )
  )
    return
  const keys = new Set(seen.map(({ key }) => key))
  const others = (before ?? []).filter(({ key }) => !keys.has(key))
  const next = [...seen, ...others].slice(0, MAX_REMEMBERED)
  client.setQueryData(queryKey, next)
  const store = await database()
  if (ownId() === userId) await store.put(CACHE, next)
}

/** A comment on a round, or the Woohoos that were given to it. */
export type TalkEvent = {
  kind: TalkPanelName
  item: LinxItem
  isNew: boolean
  time: number
  /** Who it was, the latest first. */
  rows: readonly [CommentDetail, ...CommentDetail[]]
}

/** So many rounds are looked at, those with something new first. */
const MAX_ROUNDS = 8
const MAX_EVENTS = 30

const timeOf = ({ dateTime }: CommentDetail): number => serverTime(dateTime) ?? 0

/** The events of one list of a round; `fresh` of its rows are new. */
function eventsOf(
  rows: readonly CommentDetail[],
  { kind, item, fresh, ownName }: Pick<TalkEvent, 'kind' | 'item'> & Wanted,
): TalkEvent[] {
  const newestFirst = rows.toSorted((one, other) => timeOf(other) - timeOf(one))
  const isOther = ({ name }: CommentDetail) => name !== ownName
  const parts = [newestFirst.slice(0, fresh), newestFirst.slice(fresh)]
  return parts.flatMap((part, at) => {
    const others = part.filter(isOther)
    const groups = kind === 'likes' ? [others] : others.map((row) => [row])
    return groups.flatMap(([first, ...rest]) =>
      first ? [{ kind, item, isNew: at === 0, time: timeOf(first), rows: [first, ...rest] }] : [],
    )
  })
}

type Wanted = { fresh: number; ownName: string }

/** Who cheered and commented on the golfer's rounds, the latest first, without the golfer. */
export const talkEvents = (
  rounds: readonly LinxItem[],
  seen: readonly SeenTalk[],
  ownName: string,
) =>
  queryOptions({
    queryKey: ['round-talk'],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ client }): Promise<TalkEvent[]> => {
      const talked = rounds
        .filter(({ commentCount, likeCount }) => commentCount + likeCount > 0)
        .toSorted((one, other) => newIn(other, seen) - newIn(one, seen))
        .slice(0, MAX_ROUNDS)
      const lists = talked.flatMap((item) => {
        const { comments, likes } = seenOf(item, seen)
        const { commentCount, likeCount } = item
        const load = async (kind: TalkPanelName, fresh: number) => {
          try {
            const rows = await client.fetchQuery(talkDetails(item, kind))
            return eventsOf(rows, { kind, item, fresh: Math.max(fresh, 0), ownName })
          } catch (error) {
            if (isGone(error)) return [] // the round was deleted meanwhile
            throw error
          }
        }
        return [
          ...(commentCount > 0 ? [load('comments', commentCount - comments)] : []),
          ...(likeCount > 0 ? [load('likes', likeCount - likes)] : []),
        ]
      })
      const events = (await Promise.all(lists)).flat()
      return events.toSorted((one, other) => other.time - one.time).slice(0, MAX_EVENTS)
    },
  })
