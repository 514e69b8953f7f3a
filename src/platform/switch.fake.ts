import { createListeners } from '~/lib/listeners'
import type { Connection } from './connection'
import type { Visibility } from './visibility'

/** The visibility of a tab, controlled by a test. */
export function createFakeVisibility(visible = true): Visibility & { set(visible: boolean): void } {
  const listeners = createListeners<[boolean]>()
  return {
    isVisible: () => visible,
    listen: listeners.add,
    set(next) {
      visible = next
      listeners.notify(next)
    },
  }
}

/** A network connection, controlled by a test. */
export function createFakeConnection(online = true): Connection & { set(online: boolean): void } {
  const listeners = createListeners<[boolean]>()
  return {
    isOnline: () => online,
    listen: listeners.add,
    set(next) {
      online = next
      listeners.notify(next)
    },
  }
}
