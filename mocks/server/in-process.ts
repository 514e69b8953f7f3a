import { http } from 'msw'
import { setupServer } from 'msw/node'
import type { Backend } from '../backend/backend'

/**
 * Lets a backend answer this process's fetch for one origin ('http://golf.test'), so that app code runs on it in a
 * unit test. Any other request is an error. For the live hub use the standalone server: SignalR in Node brings a
 * WebSocket of its own. Returns a function that ends it.
 */
export function listen(backend: Backend, origin: string): () => void {
  const server = setupServer(http.all(`${origin}/*`, ({ request }) => backend.handle(request)))
  server.listen({ onUnhandledRequest: 'error' })
  return () => server.close()
}
