import { bearerOf } from '../lib/bearer'

/**
 * The access token of a request to the hub. A browser can give a WebSocket or an EventSource no header, so there it
 * is in the query; everything else sends a header.
 */
export function tokenOf(url: URL, authorization: string | null): string | null {
  return bearerOf(authorization) ?? url.searchParams.get('access_token')
}
