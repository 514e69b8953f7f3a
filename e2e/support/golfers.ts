import type { Backend } from '#mocks'

/** The demo golfers every scenario has. */
export const golfers = {
  nora: { name: 'Nora Whitcombe', email: 'nora@whitcombe.example', id: 1 },
  marcus: { name: 'Marcus Bell', email: 'marcus@bell.example', id: 2 },
  priya: { name: 'Priya Raman', email: 'priya@raman.example', id: 3 },
  ola: { name: 'Ola Unverified', email: 'ola@unverified.example', id: 5 },
  hal: { name: 'Hal Winters', email: 'hal@winters.example', id: 4 },
} as const

export type Golfer = { readonly id: number; readonly name: string; readonly email: string }

/** The entries that the app stores for a golfer's session, by key. */
export async function storedSession(
  backend: Backend,
  { email }: Golfer,
): Promise<Record<string, string>> {
  const session = await backend.signIn(email)
  return {
    auth_token: session.accessToken,
    refresh_token: session.refreshToken,
    token_expiry: String(backend.clock.now() + session.expiresIn * 1000),
    user_id: String(session.userId),
    last_email: email,
  }
}

/** The password of all demo golfers. */
export const PASSWORD = 'linxgolf1'
