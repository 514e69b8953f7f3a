import type { Backend } from '../backend/backend'

/** Records all events sent through the hub from now on, even without a connection, as [golfer, event, ...arguments]. */
export function recordHubEvents({ hub }: Backend): unknown[][] {
  const events: unknown[][] = []
  const send = hub.send.bind(hub)
  hub.send = (userId, event, ...args) => {
    events.push([userId, event, ...args])
    return send(userId, event, ...args)
  }
  return events
}
