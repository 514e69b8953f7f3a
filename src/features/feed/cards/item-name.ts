import type { LinxItem } from '~/api/types'
import { shownName, visibleText } from '~/domain/people/names'
import { runOf, runText } from './follow-runs'

/** An entry's accessible name: 'Marcus Bell at Bellwether Links', 'Ruth Adeyemi followed you'. */
export function itemName(item: LinxItem): string {
  const run = runOf(item)
  if (run.length > 1) return runText(run)
  const name = shownName(item.name)
  if (item.notificationType === 'NewFollower') return `${name} followed you`
  if (item.notificationType === 'IFollowed') return `You followed ${name}`
  const course = visibleText(item.courseName)
  return course ? `${name} at ${course}` : name
}
