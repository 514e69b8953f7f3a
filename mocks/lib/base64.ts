/** How many bytes are converted at a time; larger pieces are slower. */
const AT_ONCE = 0x1000

/** Bytes as base64, since a snapshot is JSON. */
export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    // `apply` instead of spread arguments, which take ten times as long.
    const part: string = Reflect.apply(
      String.fromCharCode,
      undefined,
      bytes.subarray(at, at + AT_ONCE),
    )
    text += part
  }
  return btoa(text)
}

/** How many bytes a base64 text encodes. */
export const sizeOf = (text: string): number =>
  (text.length / 4) * 3 - (text.length - text.replace(/=+$/, '').length)

/** The bytes of a base64 text: all, or those from `first` up to, but not including, `end`, without decoding the rest. */
export function bytesOf(text: string, first = 0, end = sizeOf(text)): Uint8Array<ArrayBuffer> {
  const before = Math.floor(first / 3)
  const part = atob(text.slice(4 * before, 4 * Math.ceil(end / 3)))
  const bytes = new Uint8Array(part.length)
  for (let at = 0; at < part.length; at++) bytes[at] = part.charCodeAt(at)
  return bytes.slice(first - 3 * before, end - 3 * before)
}

/** Converts base64 to base64url without padding, as in tokens. */
export const toBase64Url = (base64: string): string =>
  base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

/** Converts base64url to base64. */
export const fromBase64Url = (text: string): string => text.replace(/-/g, '+').replace(/_/g, '/')
