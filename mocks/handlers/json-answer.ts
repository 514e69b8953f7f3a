import { HttpResponse, type DefaultBodyType } from 'msw'

/**
 * A JSON answer that still knows its text, so that who sends or compares it need not read a stream: making and reading
 * one takes longer than all the rest of a small answer. The stream is there for whoever asks.
 */
export class JsonAnswer extends HttpResponse<DefaultBodyType> {
  readonly sent: string
  #streaming: Response | undefined

  /** `sent` is the body; the headers of a body that is gone (its length) are made anew. */
  constructor(sent: string, { status, statusText, headers }: ResponseInit = {}) {
    super(null, {
      ...(status !== undefined && { status }),
      ...(statusText !== undefined && { statusText }),
      ...(headers !== undefined && { headers }),
    })
    this.sent = sent
    if (!this.headers.has('Content-Type')) this.headers.set('Content-Type', 'application/json')
    // Answers belong to one golfer: no cache keeps them.
    if (!this.headers.has('Cache-Control')) this.headers.set('Cache-Control', 'no-store')
    this.headers.set('Content-Length', String(new TextEncoder().encode(sent).byteLength))
  }

  #stream(): Response {
    const { status, statusText, headers } = this
    return (this.#streaming ??= new HttpResponse(this.sent, { status, statusText, headers }))
  }

  override get body() {
    return this.#stream().body
  }
  override get bodyUsed() {
    return this.#streaming?.bodyUsed ?? false
  }
  override text() {
    return this.#stream().text()
  }
  override json() {
    return this.#stream().json()
  }
  override arrayBuffer() {
    return this.#stream().arrayBuffer()
  }
  override async bytes() {
    return new Uint8Array(await this.arrayBuffer())
  }
  override blob() {
    return this.#stream().blob()
  }
  override formData() {
    return this.#stream().formData()
  }
  override clone() {
    return this.#stream().clone()
  }
}
