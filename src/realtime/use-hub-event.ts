import { useEffect, useEffectEvent } from 'react'
import { hubEvents } from './hub-events'
import type { HubEventName, HubEvents } from './hub-types'

/** Calls the latest handler for each event of that name while the component is mounted. */
export function useHubEvent<Name extends HubEventName>(
  name: Name,
  handler: (...args: HubEvents[Name]) => void,
): void {
  const onEvent = useEffectEvent(handler)
  useEffect(() => hubEvents.on(name, (...args) => onEvent(...args)), [name])
}
