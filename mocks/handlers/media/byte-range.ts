/** Bytes from `first` up to, but not including, `end`. */
export type ByteRange = { first: number; end: number }

/**
 * The single range that a Range header requests; 'all' without a header, for several ranges or for another unit; 'none' if the
 * file has no byte of the range (RFC 9110, 14.1.2).
 */
export function byteRange(header: string | null, size: number): ByteRange | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'all'
  if (from === '') {
    const last = Math.min(Number(to), size)
    return last === 0 ? 'none' : { first: size - last, end: size }
  }
  if (to !== '' && Number(to) < Number(from)) return 'all'
  if (Number(from) >= size) return 'none'
  return { first: Number(from), end: to === '' ? size : Math.min(Number(to) + 1, size) }
}
