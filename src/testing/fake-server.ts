import type { Fetch } from '~/api/exchange'
import { checkResponse } from './contract'

type Reply = (request: Request, count: number) => Response | Promise<Response>

/** A host with a reply for each 'METHOD /path', which records every request. For faults that the fake backend cannot simulate. */
export function createFakeServer(replies: Record<string, Reply>) {
  const requests: Request[] = []
  const keyOf = (request: Request) => `${request.method} ${new URL(request.url).pathname}`
  const counts = new Map<string, number>()
  const count = (key: string) => counts.get(key) ?? 0
  const fetch: Fetch = async (request) => {
    requests.push(request.clone())
    const key = keyOf(request)
    counts.set(key, count(key) + 1)
    const reply = replies[key]
    if (!reply) throw new TypeError(`No reply for ${key}`)
    const response = await reply(request, count(key))
    checkResponse(key, response)
    return response
  }
  return { fetch, requests, count }
}
