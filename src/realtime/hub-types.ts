/** The state of the connection, by the names of the SignalR library. */
export type HubState =
  | 'Disconnected'
  | 'Connecting'
  | 'Connected'
  | 'Reconnecting'
  | 'Disconnecting'

/** Why events do not arrive: another attempt is running or scheduled, or paused until the tab wakes up. */
export type HubTrouble = 'trying' | 'paused'

/** The hub's events and their arguments. Events are hints: listeners fetch the data (R17). */
export type HubEvents = {
  /** Something is new in the feed; a burst of events notifies at most once a second. */
  ReceiveLinxUpdate: []
  /** The number of follow requests, a whole number from 0 up. */
  ReceiveFollowRequestsUpdate: [count: number]
  /** Events may have been missed (a reconnect) or misunderstood: fetch both counts once. */
  resync: []
  /** The hub has connected, which also shows that there is a network. */
  connected: []
}
/** The name of an event. */
export type HubEventName = keyof HubEvents

/** The live hub of a tab. */
export type Hub = {
  /**
   * Connects and stays connected while a golfer is signed in; a second call has no effect. `isRestart`: it was stopped for a
   * while, so events may have been missed.
   */
  start(isRestart?: boolean): void
  /** Disconnects within a second; listeners are no longer notified. */
  stop(): void
  state(): HubState
  /** Set from a failed attempt or the end of the connection until it is connected again; otherwise undefined. */
  trouble(): HubTrouble | undefined
  /** Attempts to connect now instead of after the delay; at most as often as R17 allows. */
  wake(): void
  /** Subscribes to changes of state or trouble. */
  subscribe(listener: () => void): () => void
}

/** How a connection ended: dropped, or closed by the server, which expects a pause. */
export type CloseReason = 'dropped' | 'closed'

/** One connection, used once. */
export type HubWire = {
  /** Rejects when the connection could not be made. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** The callbacks of a connection. */
export type WireOptions = {
  /** Resolves when a negotiate request may be sent; called before each one. */
  waitForTurn(): Promise<void>
  onEvent(name: string, args: unknown[]): void
  /** Called once, after a start that succeeded. */
  onClosed(reason: CloseReason): void
}
/** Creates a connection without starting it. */
export type ConnectWire = (options: WireOptions) => Promise<HubWire>
