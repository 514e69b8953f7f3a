/** Further parts of a failure, in addition to its status and message. */
export type ProblemDetails = {
  /** The ApiError's `data`. */
  data?: unknown
  headers?: Record<string, string>
  /** Simulated on request (a refused hub), so the response is not compared with the contract. */
  onPurpose?: boolean
}

/** A refusal, thrown by handlers; `failure` turns it into the API's failure body. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly details: ProblemDetails

  constructor(status: number, message: string, details: ProblemDetails = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}
