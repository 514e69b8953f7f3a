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

/** The bytes of a base64 text. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const decoded = atob(text)
  const bytes = new Uint8Array(decoded.length)
  for (let at = 0; at < decoded.length; at++) bytes[at] = decoded.charCodeAt(at)
  return bytes
}

/** Converts base64 to base64url without padding, as in tokens. */
export const toBase64Url = (base64: string): string =>
  base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

/** Converts base64url to base64. */
export const fromBase64Url = (text: string): string => text.replace(/-/g, '+').replace(/_/g, '/')
