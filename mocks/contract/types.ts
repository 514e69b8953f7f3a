import type { WireRequest } from '../wire-request'

/** One point at which an exchange and the document disagree. */
export type Violation = {
  operationId: string
  direction: 'request' | 'response'
  /** JSON pointer: into the answer's body; for a request /body, /form, /query, /path or /header and on. */
  pointer: string
  message: string
}

export type RequestBytes = Uint8Array<ArrayBuffer>

/** Compares exchanges with the document. `check.ts` makes one, and brings Ajv with it. */
export type ContractCheck = {
  /** `body` is what was sent, read already. */
  request(operationId: string, request: WireRequest, body: RequestBytes): Promise<Violation[]>
  /** Leaves the response unread; `text` is the body of a JSON answer, for whoever has read it already. */
  response(operationId: string, response: Response, text?: string): Promise<Violation[]>
}
