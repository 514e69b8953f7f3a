export type HubState =
  | 'Disconnected'
  | 'Connecting'
  | 'Connected'
  | 'Reconnecting'
  | 'Disconnecting'

/** That news does not arrive: another attempt is under way or due, or none is until the tab wakes up. */
export type HubTrouble = 'trying' | 'paused'

/** What the hub tells, and with what. Events are hints: whoever hears one fetches (R17). */
export type HubEvents = {
  /** Something new in the feed; a burst is told at most twice. */
  ReceiveLinxUpdate: []
  /** The number of follow requests, a whole number from 0 up. */
  ReceiveFollowRequestsUpdate: [count: number]
  /** Events may have been missed (a reconnect) or misunderstood: fetch both counts once. */
  resync: []
}
export type HubEventName = keyof HubEvents

export type Hub = {
  /**
   * Connects and stays connected, while somebody is signed in; a second call changes nothing. `again`: it was stopped for a
   * while, so events may have been missed.
   */
  start(isRestart?: boolean): void
  /** Disconnects within a second; nothing is told any more. */
  stop(): void
  state(): HubState
  /** Since an attempt failed or the connection ended, until there is one again; undefined otherwise. */
  trouble(): HubTrouble | undefined
  /** Tries now, instead of at the next turn; at most as often as R17 allows. */
  wake(): void
  /** Hears of each change of state or trouble. */
  subscribe(listener: () => void): () => void
  on<Name extends HubEventName>(
    name: Name,
    listener: (...args: HubEvents[Name]) => void,
  ): () => void
}

/** How a connection ended: broken, or closed by the server, which wants to be left alone for a while. */
export type CloseReason = 'dropped' | 'closed'

/** One connection, used once. */
export type HubWire = {
  /** Rejects when the connection could not be made. */
  start(): Promise<void>
  stop(): Promise<void>
}

export type WireOptions = {
  /** Resolves when a negotiate request may be sent; asked before each. */
  turn(): Promise<void>
  onEvent(name: string, args: unknown[]): void
  /** Called once, after a start that succeeded. */
  onClosed(reason: CloseReason): void
}
export type ConnectWire = (options: WireOptions) => Promise<HubWire>
