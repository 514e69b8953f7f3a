import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { http, passthrough, ws } from 'msw'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import type { HubConnection, Wire } from '../hub/hub'
import { REQUESTS } from './hold-early-requests'
import { isUnreadableForm } from './request-body'

const HUB_SOCKET = /^wss?:\/\/[^/]+\/hubs\/linx/

/** The fake, as the page's network uses it. */
export type FakeNetwork = {
  /** `Response.error()` stands for a network failure. */
  handle(request: Request): Promise<Response>
  /** The connection for a WebSocket; undefined if it must fail to open. */
  connection(url: URL): HubConnection | undefined
}

/** The close code of a connection that was cut. */
const ABNORMAL = 1006

/**
 * Answers fetch, XMLHttpRequest and WebSocket inside this page, without a worker. The only file that uses MSW's experimental API,
 * with a single InterceptorSource, because a second one in the process is silently ignored. Returns a function that restores the
 * page's network.
 */
export function interceptNetwork({ handle, connection }: FakeNetwork): () => void {
  const socket = ws.link(HUB_SOCKET).addEventListener('connection', ({ client }) => {
    const found = connection(client.url)
    if (!found) return client.close(ABNORMAL)
    const wire: Wire = {
      send: (text) => client.send(text),
      close: () => client.close(),
      cut: () => client.close(ABNORMAL),
    }
    found.attach(wire)
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') found.receive(data) // the protocol in use is text
    })
    client.addEventListener('close', () => found.detach(wire))
  })
  const interceptors = [
    new FetchInterceptor(),
    new XMLHttpRequestInterceptor(),
    new WebSocketInterceptor(),
  ]
  // Constructed by reflection, because its type refuses interceptors with an event map of their own, which all three have.
  const source: InterceptorSource = Reflect.construct(InterceptorSource, [{ interceptors }])
  const network = defineNetwork({
    sources: [source],
    handlers: [
      http.all(REQUESTS, async ({ request }) =>
        // The worker can read it on its way to the network, and forwards it to this page.
        (await isUnreadableForm(request)) ? passthrough() : handle(request),
      ),
      socket,
    ],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  network.enable()
  return () => network.disable()
}
