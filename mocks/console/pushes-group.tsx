import { deliveries } from '../push-service/push-service'
import type { Commands } from './commands'
import { Group } from './group'
import { momentIn } from './zone-time'

/** Notifications the world has sent to golfers' devices. */
export function PushesGroup({ commands }: { commands: Commands }) {
  const { backend } = commands.target()
  const names = new Map(backend.users().map(({ id, name }) => [id, name]))
  const pushes = deliveries(backend).toReversed()
  return (
    <Group title="push" summary={String(pushes.length)}>
      {pushes.length === 0 && <p className="demo__dim">No notification has been sent yet.</p>}
      <ul role="list">
        {pushes.map(({ userId, title, body, badgeCount, at }, index) => (
          <li key={pushes.length - index} className="demo__item">
            <b>{title}</b>
            <span>{body}</span>
            <span className="demo__dim">
              to {names.get(userId) ?? 'a deleted user'}, badge {badgeCount ?? 'none'},{' '}
              {momentIn(backend.scenario.zone, Date.parse(at))}
            </span>
          </li>
        ))}
      </ul>
    </Group>
  )
}
