/** The BroadcastChannel on which the tabs say that a session has begun or ended. */
export const SESSION_CHANNEL = 'linx-session'
