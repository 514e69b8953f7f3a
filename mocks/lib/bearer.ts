/** The token of an `Authorization: Bearer` header; null for any other header, and for none. */
export function bearerOf(authorization: string | null): string | null {
  const [, token] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
  return token ?? null
}
