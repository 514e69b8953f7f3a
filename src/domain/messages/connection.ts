/** Messages about live updates while the browser is online. */
export const connectionMessages = {
  reconnecting: 'Reconnecting',
  /** No attempt to reconnect is scheduled. */
  paused: 'No live updates',
  again: 'Reconnect',
} as const
