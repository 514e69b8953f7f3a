import { MINUTE_MS } from '../lib/time'
import { isJson, mapTexts, type Json } from '../lib/json'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(Z|[+-]\d\d:\d\d)$/
const OFFSETS_MINUTES = [-360, 330, 0]

/** A moment as written by a host whose clock counts tenths of a microsecond. The same moment always gives the same text. */
function preciseMoment(text: string): string {
  const time = Date.parse(text)
  const offset = OFFSETS_MINUTES[Math.floor(time / MINUTE_MS) % OFFSETS_MINUTES.length] ?? 0
  const local = new Date(time + offset * MINUTE_MS).toISOString().replace('Z', '0000')
  const size = Math.abs(offset)
  const two = (value: number) => String(value).padStart(2, '0')
  const sign = offset < 0 ? '-' : '+'
  return `${local}${offset === 0 ? 'Z' : `${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`}`
}

/** The value with seven fractional digits and various offsets in every moment. */
export const withPreciseDates = (value: unknown): unknown =>
  mapTexts(value, (text) => (MOMENT.test(text) ? preciseMoment(text) : text))

/** The value without members that are null. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== null)
      .map(([key, each]) => [key, withoutNulls(each)]),
  )
}

/** A failure in the format of RFC 9457, with the ApiError's message as `detail`. */
export const asProblemDetails = (failure: Json, status: number, title: string): Json => ({
  type: `https://httpstatuses.example/${status}`,
  title,
  status,
  ...(typeof failure['message'] === 'string' && { detail: failure['message'] }),
  ...(failure['data'] !== undefined && { data: failure['data'] }),
  traceId: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00',
})
