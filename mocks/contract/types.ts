import type { Answer } from '../handlers/json-answer'
import type { WireRequest } from '../lib/wire-request'

/** One point at which an exchange and the document disagree. */
export type Violation = {
  operationId: string
  direction: 'request' | 'response'
  /** JSON pointer: into the answer's body; for a request /body, /form, /query, /path or /header and on. */
  pointer: string
  message: string
}

export type RequestBytes = Uint8Array<ArrayBuffer>

/** What was found; at once, where nothing has to be read for it. */
export type Found = readonly Violation[] | Promise<readonly Violation[]>

/** Compares exchanges with the document. `createContractCheck` makes one, and brings the document with it. */
export type ContractCheck = {
  /** `body` is what was sent, read already. */
  request(operationId: string, request: WireRequest, body: RequestBytes): Found
  /** Leaves the answer unread; `text` is the body of a `Response`, for callers that have read it already. */
  response(operationId: string, answer: Answer, text?: string): Found
}
