import { kindOfFault } from './fault-kinds'
import type { DemoLink } from './link'

/** Leaves '@' and ':' unescaped, which is valid in a query and easier to read. */
const readable = (query: string): string => query.replace(/%40/g, '@').replace(/%3A/g, ':')

/** The inverse of `parseLink`: a link's query. Leaves out faults without a name, which a query cannot express. */
export function linkQuery({
  world,
  as,
  net,
  jitter,
  faults,
  clock,
  skew,
  flags,
  bar,
  kiosk,
  import: imported,
}: DemoLink): string {
  const { scenario, seed, now, story } = world
  const named = faults.flatMap(({ operationId, fault }): [string, string][] => {
    const kind = kindOfFault(fault)
    return kind === undefined ? [] : [['fault', `${operationId}:${kind}`]]
  })
  const all: [string, string | number | undefined][] = [
    ['scenario', scenario],
    ['as', as],
    ['seed', seed],
    ['now', now],
    ['story', story],
    ['net', net || undefined],
    ['jitter', jitter || undefined],
    ...named,
    ['clock', clock],
    ['skew', skew || undefined],
    ...flags.map((flag): [string, string] => ['flag', flag]),
    ['bar', bar ? undefined : 'off'],
    ['kiosk', kiosk ? 1 : undefined],
    ['import', imported],
  ]
  const given = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return readable(new URLSearchParams(given).toString())
}
