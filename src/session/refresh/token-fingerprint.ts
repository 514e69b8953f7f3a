/** A hash of a token (FNV-1a), by which tabs refer to it without exposing it. */
export function tokenFingerprint(token: string): string {
  let hash = 0x811c9dc5
  for (const character of token)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}
