/** What a failure may carry beside its status and message. */
export type ProblemDetails = {
  /** Whatever more the host wants to say; `data` of the ApiError. */
  data?: unknown
  headers?: Record<string, string>
  /** Asked for by a test (a refused hub): the answer is not held against the contract. */
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
