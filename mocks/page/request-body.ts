import type { WireRequest } from '../lib/wire-request'

/** A request of the page as the fake reads it. Firefox gives a `Request` no `body`: there its bytes are read whole. */
export async function wireRequestOf(request: Request): Promise<WireRequest> {
  const hasStream = 'body' in Request.prototype
  if (hasStream || request.method === 'GET' || request.method === 'HEAD') return request
  const { method, url, headers, signal } = request
  const body = new Response(await request.arrayBuffer()).body
  return { method, url, headers, signal, body }
}

/** Whether the page cannot read the request's form: in WebKit one with a picture that the page has made. */
export async function isUnreadableForm(request: Request): Promise<boolean> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/')) return false
  return request
    .clone()
    .arrayBuffer()
    .then(
      () => false,
      () => true,
    )
}
