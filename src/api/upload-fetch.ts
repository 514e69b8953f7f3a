import type { Fetch } from './exchange'

/** Called with the bytes sent so far. */
export type UploadProgress = (sent: number, of: number) => void

/** The headers of a response, in the format of XMLHttpRequest. */
const headersOf = (lines: string): Headers => {
  const headers = new Headers()
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim())
  }
  return headers
}

/** Statuses that have no body: the Response constructor rejects one. */
const EMPTY = new Set([204, 205, 304])

/**
 * A fetch that reports the upload progress of `form`, which fetch itself cannot, for a call's own `fetch` option:
 * `api.POST(path, { ...multipart(form), fetch: uploadFetch(form, onProgress) })`. The form is a parameter because WebKit
 * cannot read the body of a Request that contains a photo.
 */
export const uploadFetch =
  (form: FormData, onProgress: UploadProgress): Fetch =>
  (request) => {
    const { signal } = request
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const call = new XMLHttpRequest()
      const stop = () => call.abort()
      const end = () => signal.removeEventListener('abort', stop)
      const fail = () => {
        end()
        reject(signal.aborted ? signal.reason : new TypeError('The upload was cut off.'))
      }
      call.open(request.method, request.url)
      request.headers.forEach((value, name) => {
        // The browser sets it for the form; the Request has a different boundary.
        if (name !== 'content-type') call.setRequestHeader(name, value)
      })
      call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
      call.addEventListener('error', fail)
      call.addEventListener('abort', fail)
      call.addEventListener('load', () => {
        end()
        const { status, statusText, responseText } = call
        const headers = headersOf(call.getAllResponseHeaders())
        const text = EMPTY.has(status) ? null : responseText
        try {
          resolve(new Response(text, { status, statusText, headers }))
        } catch (error) {
          reject(error) // a status beyond 599: an error thrown in the listener would not settle the promise
        }
      })
      signal.addEventListener('abort', stop, { once: true })
      call.send(form)
    })
  }
