import type { HandlerResponse } from '../handlers/json-response'
import type { WireRequest } from '../lib/wire-request'

/** One point at which an exchange violates the document. */
export type Violation = {
  operationId: string
  direction: 'request' | 'response'
  /** JSON pointer: into a response's body, or into a request below /body, /form, /query, /path or /header. */
  pointer: string
  message: string
}

/** The body of a request as sent. */
export type RequestBytes = Uint8Array<ArrayBuffer>

/** The violations found; a promise only if a body has to be read first. */
export type Found = readonly Violation[] | Promise<readonly Violation[]>

/** Compares exchanges with the document; made by `createContractCheck`. */
export type ContractCheck = {
  /** `body` is the request's body, already read. */
  request(operationId: string, request: WireRequest, body: RequestBytes): Found
  /** Does not consume the response; pass `text` if the body of a `Response` has already been read. */
  response(operationId: string, response: HandlerResponse, text?: string): Found
}
