import { wellFormed } from '~/lib/url'

/** Encodes a value for a URL, exactly once. Never throws: text that cannot be encoded is repaired (R9). */
export const encode = (value: unknown): string => encodeURIComponent(wellFormed(String(value)))

/** The query of a call, without '?'. Absent values are left out. */
export const serializeQuery = (query: Record<string, unknown>): string =>
  Object.entries(query)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one: unknown) => [name, one] as const),
    )
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')

/** Fills the {names} of a path. */
export const serializePath = (path: string, values: Record<string, unknown>): string =>
  path.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    name in values ? encode(values[name]) : whole,
  )
