import { createOpenApiHttp, type HttpMethod, type OpenApiHttpRequestHandler } from 'openapi-msw'
import type { paths } from '~/api/schema'
import { JsonAnswer } from './json-answer'

/** `http` that knows the document's paths, bodies and statuses only, on any host. */
const documented = createOpenApiHttp<paths>({ baseUrl: '*' })

/** Makes the answers whose types the document has said; MSW's own maker measures each text by making a file of it. */
const response = Object.assign(
  (status: number) => ({
    json: (body: unknown, init?: ResponseInit) =>
      new JsonAnswer(JSON.stringify(body), { ...init, status }),
  }),
  { untyped: (made: Response) => made },
)

const ours =
  <Method extends HttpMethod>(
    make: OpenApiHttpRequestHandler<paths, Method>,
  ): OpenApiHttpRequestHandler<paths, Method> =>
  (path, resolver, options) =>
    make(path, (info) => resolver(Object.assign(info, { response })), options)

/** The same with answers that know their text. */
export const http = {
  get: ours(documented.get),
  put: ours(documented.put),
  post: ours(documented.post),
  delete: ours(documented.delete),
}
