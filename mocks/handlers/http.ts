import { createOpenApiHttp } from 'openapi-msw'
import type { paths } from '~/api/schema'

/** `http` that knows the document's paths, bodies and statuses only, on any host. */
export const http = createOpenApiHttp<paths>({ baseUrl: '*' })
