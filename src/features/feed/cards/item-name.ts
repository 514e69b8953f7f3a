import type { LinxItem } from '~/api/types'
import { shownName, visibleText } from '~/domain/people/names'
import { runOf, runText } from './follow-runs'

/** Whether it is a score or a round played together; what was done there needs no words of the host. */
export const isRoundKind = (kind: string): boolean =>
  kind === 'FollowedUserResult' || kind === 'GroupedGolfScores'

/** What the host says was done, in an entry of a kind that this app does not know. */
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
