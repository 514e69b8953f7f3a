import type { Backend } from '../backend'

/** What the hub is asked to say from now on, whoever is connected: golfer, event and arguments. */
export function listen({ hub }: Backend): unknown[][] {
  const told: unknown[][] = []
  const send = hub.send.bind(hub)
  hub.send = (userId, event, ...args) => {
    told.push([userId, event, ...args])
    return send(userId, event, ...args)
  }
  return told
}
