/** The BroadcastChannel on which tabs announce that a session has begun or ended. */
export const SESSION_CHANNEL = 'linx-session'
