import type { LinxItem } from '~/api/types'
import { shownName, visibleText } from '~/domain/people/names'
import { runOf, runText } from './follow-runs'

/** Whether an entry of this kind is a score or a group round, whose action needs no text of the host. */
export const isRoundKind = (kind: string): boolean =>
  kind === 'FollowedUserResult' || kind === 'GroupedGolfScores'

/** The host's text of what was done; undefined for a round. */
export const actionOf = ({ notificationType, actionText }: LinxItem): string | undefined =>
  isRoundKind(notificationType) ? undefined : visibleText(actionText)

/** An entry's accessible name: 'Marcus Bell at Bellwether Links', 'Ruth Adeyemi followed you'. */
export function itemName(item: LinxItem): string {
  const run = runOf(item)
  if (run.length > 1) return runText(run)
  const name = shownName(item.name)
  if (item.notificationType === 'NewFollower') return `${name} followed you`
  if (item.notificationType === 'IFollowed') return `You followed ${name}`
  const course = visibleText(item.courseName)
  return [name, actionOf(item), course && `at ${course}`].filter(Boolean).join(' ')
}
