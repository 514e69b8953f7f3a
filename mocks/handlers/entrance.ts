import type { HttpHandler } from 'msw'
import type { Backend } from '../backend'
import { answerAsGraph, GRAPH_PATH } from '../graph/graph'
import { answerAsProvider } from '../identity/provider'
import { PROVIDER_PATH } from '../identity/issuer'
import { Problem } from '../problem'
import { pathOf, type WireRequest } from '../wire-request'
import { failure } from './failure'
import { journalEntry } from './journal-entry'
import { readBody } from './read-body'
import { resolverOf } from './resolver'
import { createRoutes } from './routes'

type Entrance = {
  readonly handlers: readonly HttpHandler[]
  handle(request: WireRequest): Promise<Response>
  operationAt(method: string, path: string): string | undefined
}

/** Everything that is not an operation's own business: the way to it, and an answer where there is none. */
export function createEntrance(
  backend: Backend,
  handlers: ReadonlyMap<string, HttpHandler>,
): Entrance {
  const all = [...handlers.values()]
  const find = createRoutes(all)
  const idOf = new Map([...handlers].map(([id, handler]) => [handler, id]))
  const resolvers = new Map(all.map((handler) => [handler, resolverOf(handler)]))

  async function nowhere(request: WireRequest, problem: Problem): Promise<Response> {
    const { pathname, search } = pathOf(request)
    const entry = journalEntry(backend, null, request, await readBody(request))
    entry.status = problem.status
    backend.journal.record(entry)
    backend.contract.unknownRequest(request.method, pathname + search)
    return failure(problem)
  }

  async function route(request: WireRequest): Promise<Response> {
    const { pathname } = pathOf(request)
    // Not the product's host: what it answers is no exchange of the contract.
    if (pathname.startsWith(`${PROVIDER_PATH}/`)) return answerAsProvider(backend, request)
    if (pathname.startsWith(`${GRAPH_PATH}/`)) return answerAsGraph(backend, request)
    const found = find(request.method, pathname)
    if (found.kind === 'otherMethod') {
      const headers = { Allow: found.allowed.join(', ') }
      const message = `${request.method} is not possible here.`
      return nowhere(request, new Problem(405, message, { headers }))
    }
    if (found.kind === 'nowhere') {
      return nowhere(request, new Problem(404, 'There is nothing at this address.'))
    }
    const response = await resolvers.get(found.handler)?.(request, found.params)
    return response ?? failure(new Problem(404, 'There is nothing at this address.'))
  }

  return {
    handlers: all,
    operationAt(method, path) {
      const found = find(method, path)
      return found.kind === 'operation' ? idOf.get(found.handler) : undefined
    },
    async handle(request) {
      try {
        return await route(request)
      } catch (error) {
        // Nothing an adapter could make sense of: say so and answer like any other crash.
        backend.contract.crash('entrance', error)
        return failure(new Problem(500, 'Something went wrong on our side.'))
      }
    },
  }
}
