import type { Backend } from '../backend/backend'

/** Records the events sent through the hub from now on, also without a connection: golfer, event and arguments. */
export function recordHubEvents({ hub }: Backend): unknown[][] {
  const events: unknown[][] = []
  const send = hub.send.bind(hub)
  hub.send = (userId, event, ...args) => {
    events.push([userId, event, ...args])
    return send(userId, event, ...args)
  }
  return events
}
