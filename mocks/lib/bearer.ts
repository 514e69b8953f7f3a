/** The token of an `Authorization: Bearer` header; null for any other header or none. */
export function bearerOf(authorization: string | null): string | null {
  const [, token] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
  return token ?? null
}
