/** What is said about live news while the browser is online. */
export const connectionMessages = {
  reconnecting: 'Reconnecting',
  /** No attempt is due: it would not be true that the app reconnects. */
  paused: 'No live updates',
  again: 'Reconnect',
} as const
