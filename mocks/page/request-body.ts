import type { WireRequest } from '../lib/wire-request'

/** A page's request as the fake reads it. In Firefox a `Request` has no `body`, so all its bytes are read first. */
export async function wireRequestOf(request: Request): Promise<WireRequest> {
  const hasStream = 'body' in Request.prototype
  if (hasStream || request.method === 'GET' || request.method === 'HEAD') return request
  const { method, url, headers, signal } = request
  const body = new Response(await request.arrayBuffer()).body
  return { method, url, headers, signal, body }
}

/** Whether the page cannot read the request's form, as in WebKit for a form with a picture that the page has created. */
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
