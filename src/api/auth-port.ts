/**
 * What a call needs from the session. The session layer is above this one, so it connects itself here
 * (`connectAuth`) instead of being imported.
 */
export type AuthPort = {
  /** Whether tokens are stored; then a call that visitors can make too is sent as the golfer's. */
  hasTokens(): boolean
  /** The stored access token; waits while a refresh runs in any tab. Undefined: send without one. */
  token(): Promise<string | undefined>
  /**
   * After a 401 on a call sent with `oldToken`, `sends` times so far. True: a newer token is stored, send again.
   * False: the 401 goes to the caller. Rejects when the session cannot continue (R1, R2, R4).
   */
  renew(oldToken: string, sends: number): Promise<boolean>
  /** An authenticated call succeeded: the count of refresh attempts returns to 0 (R4). */
  accepted(): void
  /** Aborted when the current session ends; its calls are aborted for the same reason (R10). */
  ended(): AbortSignal
}

/** A signal that is never aborted. */
export const neverAborted: AbortSignal = new AbortController().signal

/** The port while no golfer is signed in. */
export const noAuth: AuthPort = {
  hasTokens: () => false,
  token: () => Promise.resolve(undefined),
  renew: () => Promise.resolve(false),
  accepted: () => {},
  ended: () => neverAborted,
}
