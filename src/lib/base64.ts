/** Bytes as base64 with padding; '' for none. */
export const toBase64 = (bytes: ArrayBuffer | null): string =>
  bytes ? btoa(String.fromCharCode(...new Uint8Array(bytes))) : ''

/** Bytes as base64url without padding. */
export const toBase64Url = (bytes: Uint8Array<ArrayBuffer>): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The bytes of a base64url text; undefined for any other text. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(plain, (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}
