import type { Backend } from '../backend/backend'
import { answerAsGraph, GRAPH_PATH } from '../graph/graph'
import { answerAsProvider } from '../identity/provider'
import { PROVIDER_PATH } from '../identity/issuer'
import { Problem } from '../lib/problem'
import { pathOf, type WireRequest } from '../lib/wire-request'
import { cut } from './apply-fault'
import { failure } from './failure'
import type { Handler } from './http'
import { journalEntry } from './journal-entry'
import type { HandlerResponse } from './json-response'
import type { OperationId } from './operation-id'
import { readBody } from './read-body'
import { createRoutes } from './routes'

type Router = {
  answer(request: WireRequest): Promise<HandlerResponse>
  operationAt(method: string, path: string): OperationId | undefined
}

/** Finds the operation of a request, and answers requests that match none. */
export function createRouter(
  backend: Backend,
  handlers: ReadonlyMap<OperationId, Handler>,
): Router {
  const find = createRoutes(handlers)

  async function notFound(request: WireRequest, problem: Problem): Promise<HandlerResponse> {
    const { pathname, search } = pathOf(request)
    const body = await readBody(request).catch(() => undefined)
    if (!body) return cut() // the client disconnected while it was sending
    const entry = journalEntry(backend, null, request, body)
    entry.status = problem.status
    backend.journal.record(entry)
    backend.contract.unknownRequest(request.method, pathname + search)
    return failure(problem)
  }

  async function route(request: WireRequest): Promise<HandlerResponse> {
    const { pathname } = pathOf(request)
    // Not the product's host, so these exchanges are not compared with the contract.
    if (pathname.startsWith(`${PROVIDER_PATH}/`)) return answerAsProvider(backend, request)
    if (pathname.startsWith(`${GRAPH_PATH}/`)) return answerAsGraph(backend, request)
    const found = find(request.method, pathname)
    if (found.kind === 'otherMethod') {
      const headers = { Allow: found.allowed.join(', ') }
      const message = `${request.method} is not possible here.`
      return notFound(request, new Problem(405, message, { headers }))
    }
    const handler = found.kind === 'operation' ? handlers.get(found.id) : undefined
    if (found.kind === 'nowhere' || !handler) {
      return notFound(request, new Problem(404, 'There is nothing at this address.'))
    }
    return handler.answer(request, found.params)
  }

  return {
    operationAt(method, path) {
      const found = find(method, path)
      return found.kind === 'operation' ? found.id : undefined
    },
    async answer(request) {
      try {
        return await route(request)
      } catch (error) {
        // Adapters cannot handle an exception, so it is recorded and answered like any other crash.
        backend.contract.crash('router', error)
        return failure(new Problem(500, 'Something went wrong on our side.'))
      }
    },
  }
}
