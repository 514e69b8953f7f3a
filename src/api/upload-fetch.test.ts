import { afterEach, expect, test, vi } from 'vitest'
import { noAuth } from './auth-port'
import { createApi, multipart } from './client'
import { uploadFetch } from './upload-fetch'

type Sent = { headers: Record<string, string>; body: unknown }

const sent: Sent[] = []

/** Answers 200 to the token 'new', and 401 to any other. */
class FakeUpload extends EventTarget {
  upload = new EventTarget()
  statusText = ''
  responseText = '{}'
  private headers: Record<string, string> = {}
  open() {}
  abort() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\n'
  }
  get status(): number {
    return this.headers['authorization'] === 'Bearer new' ? 200 : 401
  }
  send(body: unknown) {
    sent.push({ headers: this.headers, body })
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sent.length = 0
})

// ENG-02, UPL-03: WebKit cannot read the body of a Request that contains a photo.
test('a form with a photo is sent unchanged, and again after a 401', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  for (const read of ['blob', 'arrayBuffer', 'formData', 'text'] as const)
    vi.spyOn(Request.prototype, read).mockRejectedValue(new Error('Unable to read form data blob'))
  let token = 'old'
  const auth = () => ({
    ...noAuth,
    token: () => Promise.resolve(token),
    renew: () => {
      token = 'new'
      return Promise.resolve(true)
    },
  })
  const form = new FormData()
  form.append('mediaFiles', new File(['photo'], 'a.jpg', { type: 'image/jpeg' }))
  const api = createApi({ host: 'http://golf.test', auth })
  await api.POST('/api/Ghin/PostScore', {
    ...multipart(form),
    fetch: uploadFetch(form, () => {}),
  })
  expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer old', 'Bearer new'])
  for (const { headers, body } of sent) {
    expect(body).toBe(form)
    expect(headers).not.toHaveProperty('content-type') // the browser's own, with its boundary
  }
})

test('a status that no response can have ends the upload as a failure', async () => {
  class OddUpload extends FakeUpload {
    override get status() {
      return 999
    }
  }
  vi.stubGlobal('XMLHttpRequest', OddUpload)
  const form = new FormData()
  const request = new Request('http://golf.test/', { method: 'POST', body: form })
  await expect(uploadFetch(form, () => {})(request)).rejects.toThrow(RangeError)
})
