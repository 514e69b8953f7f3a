import type { paths } from '~/api/schema'
import { pathOf, type WireRequest } from '../lib/wire-request'
import { JsonResponse, type HandlerResponse } from './json-response'

type Method = 'get' | 'put' | 'post' | 'delete'

/** The document's paths that have an operation of this method. */
type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never
}[keyof paths]

type Responses<P extends keyof paths, M extends Method> = paths[P][M] extends {
  responses: infer R
}
  ? R
  : never

type JsonBody<R> = R extends { content: { 'application/json': infer Body } } ? Body : never

type QueryName<P extends keyof paths, M extends Method> = paths[P][M] extends {
  parameters: { query?: infer Query }
}
  ? Extract<keyof NonNullable<Query>, string>
  : never

type ParameterName<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never

/** The argument of a handler; names, statuses and bodies are typed by the document. */
type Exchange<P extends keyof paths, M extends Method> = {
  readonly request: WireRequest
  /** The value of a path parameter, decoded. */
  param(name: ParameterName<P>): string
  /** The query's parameters; null for an absent one. */
  readonly query: { get(name: QueryName<P, M>): string | null }
  response<S extends keyof Responses<P, M>>(
    status: S,
  ): {
    /** `text` is the body as JSON, for callers that have already serialized it. */
    json(body: JsonBody<Responses<P, M>[S]>, text?: string): JsonResponse
  }
}

/** One operation: its method, its path, and the function that answers a matching request. */
export type Handler = {
  readonly method: string
  /** The path in the document: '/api/media/{mediaId}'. */
  readonly path: string
  answer(request: WireRequest, params: Readonly<Record<string, string>>): Promise<HandlerResponse>
}

const response = (status: PropertyKey) => ({
  json: (body: unknown, text?: string) =>
    new JsonResponse(body, { status: Number(status), ...(text !== undefined && { text }) }),
})

const documented =
  <M extends Method>(method: M) =>
  <P extends PathsWith<M>>(
    path: P,
    resolve: (exchange: Exchange<P, M>) => Promise<HandlerResponse>,
  ): Handler => ({
    method: method.toUpperCase(),
    path,
    answer(request, params) {
      let query: URLSearchParams | undefined
      return resolve({
        request,
        response,
        param: (name: string) => params[name] ?? '',
        get query() {
          return (query ??= new URLSearchParams(pathOf(request).search))
        },
      })
    },
  })

/** Creates an operation's handler. A path, parameter, status or body that the document lacks does not compile. */
export const http = {
  get: documented('get'),
  put: documented('put'),
  post: documented('post'),
  delete: documented('delete'),
}
