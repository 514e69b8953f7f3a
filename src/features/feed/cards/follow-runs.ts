import { sessionEnd } from '~/api/events'
import type { LinxItem } from '~/api/types'
import { isNews } from '~/domain/feed/linx-news'
import { firstName, nameList } from '~/domain/people/names'
import { pluralize } from '~/lib/pluralize'

/** Whether an entry of this kind says that a golfer has followed another. */
export const isFollowKind = (kind: string): boolean =>
  kind === 'NewFollower' || kind === 'IFollowed'

type Folded = { items: readonly LinxItem[]; since: number | undefined; rows: readonly LinxItem[] }

const runs = new WeakMap<LinxItem, readonly LinxItem[]>()
/** The list that `runs` belongs to; a part of it has other runs. */
let last: Folded | undefined
sessionEnd.add(() => (last = undefined))

/** The entries a row combines: itself, and the follows of the same kind right below it. */
export const runOf = (item: LinxItem): readonly LinxItem[] => runs.get(item) ?? [item]

/**
 * Combines consecutive follows of one kind into one row, represented by the newest of them (`runOf`). New and seen ones
 * stay apart, so that the line between them does not move. The last result is reused for the same list.
 */
export function foldFollows(
  items: readonly LinxItem[],
  userId: number,
  lastNotify: number | undefined,
): readonly LinxItem[] {
  if (last?.items === items && last.since === lastNotify) return last.rows
  const isNew = (item: LinxItem) => isNews(item, userId, lastNotify)
  const rows: LinxItem[] = []
  let run: LinxItem[] = []
  for (const item of items) {
    const [head] = run
    const joins =
      head?.notificationType === item.notificationType &&
      isFollowKind(item.notificationType) &&
      isNew(head) === isNew(item)
    if (joins) run.push(item)
    else {
      run = [item]
      rows.push(item)
      runs.delete(item)
    }
    if (run.length > 1 && run[0]) runs.set(run[0], run)
  }
  last = { items, since: lastNotify, rows }
  return rows
}

/** The maximum number of names; the others are only counted. */
const MAX_NAMES = 2

/** 'Ruth, Sam and 3 others followed you'; each name isolated (TXT-06). */
export function runText(items: readonly LinxItem[]): string {
  const names = items.slice(0, MAX_NAMES).map(({ name }) => `\u2068${firstName(name)}\u2069`)
  const more = items.length - names.length
  const who = more > 0 ? [...names, pluralize(more, 'other')] : names
  return items[0]?.notificationType === 'IFollowed'
    ? `You followed ${nameList(who)}`
    : `${nameList(who)} followed you`
}
