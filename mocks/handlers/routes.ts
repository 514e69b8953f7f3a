import { decodedPart } from '../lib/text'
import type { OperationId } from './operation-id'

/** The result of a lookup: an operation and its path parameters, an address that has only other methods, or no address. */
export type Route =
  | { kind: 'operation'; id: OperationId; params: Readonly<Record<string, string>> }
  | { kind: 'otherMethod'; allowed: readonly string[] }
  | { kind: 'nowhere' }

type PathPattern = { segments: readonly string[]; byMethod: Map<string, OperationId> }

/** An operation's method and its path in the document. */
type Address = { readonly method: string; readonly path: string }

/**
 * Creates the lookup of a request's operation: by the number of path segments, then segment by segment. A literal segment takes
 * precedence over a parameter, as OpenAPI requires ('/picture/signup' is not '/picture/{id}'). Paths are case-sensitive.
 */
export function createRoutes(
  operations: Iterable<readonly [OperationId, Address]>,
): (method: string, pathname: string) => Route {
  const bySize = new Map<number, PathPattern[]>()
  for (const [id, { method, path }] of operations) {
    const segments = path.split('/')
    const routes = bySize.get(segments.length) ?? []
    bySize.set(segments.length, routes)
    let route = routes.find((known) => known.segments.join('/') === path)
    if (!route) routes.push((route = { segments, byMethod: new Map() }))
    route.byMethod.set(method, id)
  }
  for (const [size, routes] of bySize) bySize.set(size, routes.toSorted(byFewerParameters))

  return (method, pathname) => {
    const pathSegments = pathname.split('/')
    const route = (bySize.get(pathSegments.length) ?? []).find(({ segments }) =>
      fits(segments, pathSegments),
    )
    if (!route) return { kind: 'nowhere' }
    const id = route.byMethod.get(method)
    return id
      ? { kind: 'operation', id, params: paramsOf(route.segments, pathSegments) }
      : { kind: 'otherMethod', allowed: [...route.byMethod.keys()] }
  }
}

const isParameter = (segment: string): boolean => segment.startsWith('{')

/** Sorts literal segments before parameters, at the first segment where two paths differ in this. */
const byFewerParameters = (one: PathPattern, other: PathPattern): number =>
  kinds(one) - kinds(other)

/** A binary number with a 1 for each parameter. */
const kinds = ({ segments }: PathPattern): number =>
  segments.reduce((number, segment) => 2 * number + (isParameter(segment) ? 1 : 0), 0)

const fits = (segments: readonly string[], pathSegments: readonly string[]): boolean =>
  segments.every((segment, at) =>
    isParameter(segment) ? pathSegments[at] !== '' : segment === pathSegments[at],
  )

function paramsOf(
  segments: readonly string[],
  pathSegments: readonly string[],
): Record<string, string> {
  const params: Record<string, string> = {}
  segments.forEach((segment, at) => {
    if (isParameter(segment)) params[segment.slice(1, -1)] = decodedPart(pathSegments[at] ?? '')
  })
  return params
}
