/** A name for a token that does not give it away (FNV-1a): tabs speak of tokens by it. */
export function tokenFingerprint(token: string): string {
  let hash = 0x811c9dc5
  for (const character of token)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}
