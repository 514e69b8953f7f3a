import { bearerOf } from '../lib/bearer'

/**
 * The access token of a request to the hub: in the query for a WebSocket or an EventSource, whose headers a page cannot set, and
 * in a header for everything else.
 */
export function tokenOf(url: URL, authorization: string | null): string | null {
  return bearerOf(authorization) ?? url.searchParams.get('access_token')
}
