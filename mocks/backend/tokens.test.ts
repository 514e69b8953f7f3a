import { describe, expect, test } from 'vitest'
import { createBackend, type Backend } from './backend'
import { saturdayRound } from '../scenarios/saturday-round'
import { HAL, NORA, openWorld } from '../testing'
import { MAX_SESSIONS } from './tokens'

const HOUR = 3_600_000

const signInOften = async (backend: Backend, times: number) => {
  for (let time = 0; time < times; time++) await backend.signIn(NORA)
}

const payloadOf = (token: string): unknown => JSON.parse(atob(token.split('.')[1] ?? ''))

describe('access tokens', () => {
  test('look like a JWT and say whose they are and when they expire', async () => {
    const backend = await openWorld()
    const { accessToken, expiresIn } = await backend.signIn(NORA)
    expect(expiresIn).toBe(3600)
    expect(accessToken.split('.')).toHaveLength(3)
    expect(payloadOf(accessToken)).toMatchObject({
      sub: '1',
      exp: backend.clock.now() / 1000 + 3600,
    })
    expect(backend.tokens.userOf(accessToken)).toBe(1)
    expect(backend.tokens.issuedTo(accessToken)).toBe(1)
  })

  test("expire by the world's clock, not before", async () => {
    const backend = await openWorld()
    const { accessToken } = await backend.signIn(NORA)
    backend.clock.advance(HOUR - 1)
    expect(backend.tokens.userOf(accessToken)).toBe(1)
    backend.clock.advance(1)
    expect(backend.tokens.userOf(accessToken)).toBeUndefined()
    expect(() => backend.tokens.require(accessToken)).toThrow('Your session has expired.')
  })

  test('all expire at once on request, and a renewed one is valid again', async () => {
    const backend = await openWorld()
    const { accessToken, refreshToken } = await backend.signIn(NORA)
    backend.tokens.expire()
    expect(() => backend.tokens.require(accessToken)).toThrow('Your session has expired.')
    const renewed = await backend.tokens.refresh(refreshToken)
    expect(backend.tokens.userOf(renewed.accessToken)).toBe(1)
  })

  test('that are issued after an import are good, though all had been expired before it', async () => {
    const backend = await openWorld()
    const exported = backend.snapshot()
    for (let time = 0; time < 5; time++) await backend.signIn(NORA)
    backend.tokens.expire()
    await backend.restore(exported)
    const { accessToken } = await backend.signIn(NORA)
    expect(backend.tokens.userOf(accessToken)).toBe(1)
  })

  test('take the lifetime that is configured', async () => {
    const backend = await openWorld()
    backend.tokens.configure({ ttlSeconds: 0 })
    const { accessToken, expiresIn } = await backend.signIn(NORA)
    expect(expiresIn).toBe(0)
    expect(backend.tokens.userOf(accessToken)).toBeUndefined()
  })

  test.each([
    ['none', null],
    ['an empty one', ''],
    ['nonsense', 'a.b.c'],
    ['two parts', 'a.b'],
    ['four parts', 'a.b.c.d'],
    ['a refresh token', 'r.1.1001.1.0123456789abcdef'],
  ])('an access token that is %s has no user', async (_what, token) => {
    expect((await openWorld()).tokens.userOf(token)).toBeUndefined()
  })

  test('forged ones are refused: another golfer under the same signature', async () => {
    const backend = await openWorld()
    const { accessToken } = await backend.signIn(HAL)
    const [header, , signature] = accessToken.split('.')
    const { accessToken: other } = await backend.signIn(NORA)
    const forged = [header, other.split('.')[1], signature].join('.')
    expect(backend.tokens.userOf(forged)).toBeUndefined()
    expect(() => backend.tokens.require(forged)).toThrow('not valid')
  })

  test('survive a reload of the demo: a fresh world of the same seed knows them', async () => {
    const { accessToken, refreshToken } = await (await openWorld()).signIn(NORA)
    const reloaded = await openWorld()
    expect(reloaded.tokens.userOf(accessToken)).toBe(1)
    await expect(reloaded.tokens.refresh(refreshToken)).resolves.toMatchObject({ userId: 1 })
    const otherSeed = await createBackend(saturdayRound, { seed: 2 })
    expect(otherSeed.tokens.userOf(accessToken)).toBeUndefined()
  })
})

describe('sessions', () => {
  test("a golfer's oldest session ends when there are too many; those of others stay", async () => {
    const backend = await openWorld()
    const { tokens, db } = backend
    const hals = await backend.signIn(HAL)
    const first = await backend.signIn(NORA)
    const second = await backend.signIn(NORA)
    await signInOften(backend, MAX_SESSIONS - 1)
    expect(db.sessions.where('userId', 1)).toHaveLength(MAX_SESSIONS)
    expect(() => tokens.require(first.accessToken)).toThrow('was ended')
    await expect(tokens.refresh(first.refreshToken)).rejects.toThrow('was ended')
    expect(tokens.userOf(second.accessToken)).toBe(1)
    expect(tokens.userOf(hals.accessToken)).toBe(4)
    await expect(tokens.refresh(second.refreshToken)).resolves.toMatchObject({ userId: 1 })
  })
})

describe('refresh tokens', () => {
  test('rotate: the new one works, the used one does not', async () => {
    const { tokens, signIn } = await openWorld()
    const first = await signIn(NORA)
    const second = await tokens.refresh(first.refreshToken)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    const third = await tokens.refresh(second.refreshToken)
    expect(tokens.userOf(third.accessToken)).toBe(1)
    await expect(tokens.refresh(first.refreshToken)).rejects.toMatchObject({ status: 401 })
  })

  test('the reuse of a used one ends the whole session, access tokens too', async () => {
    const { tokens, signIn } = await openWorld()
    const first = await signIn(NORA)
    const second = await tokens.refresh(first.refreshToken)
    await expect(tokens.refresh(first.refreshToken)).rejects.toThrow('renewed elsewhere')
    await expect(tokens.refresh(second.refreshToken)).rejects.toThrow('was ended')
    expect(() => tokens.require(second.accessToken)).toThrow('was ended')
    const other = await signIn(NORA)
    expect(tokens.userOf(other.accessToken)).toBe(1)
  })

  test("with 'reject' the reuse is refused and the session goes on", async () => {
    const { tokens, signIn } = await openWorld()
    tokens.configure({ onReuse: 'reject' })
    const first = await signIn(NORA)
    const second = await tokens.refresh(first.refreshToken)
    await expect(tokens.refresh(first.refreshToken)).rejects.toThrow('renewed elsewhere')
    await expect(tokens.refresh(second.refreshToken)).resolves.toMatchObject({ userId: 1 })
  })

  test('without rotation one token works forever', async () => {
    const { tokens, signIn } = await openWorld()
    tokens.configure({ rotate: false })
    const { refreshToken } = await signIn(NORA)
    expect((await tokens.refresh(refreshToken)).refreshToken).toBe(refreshToken)
    expect((await tokens.refresh(refreshToken)).refreshToken).toBe(refreshToken)
  })

  test('two uses in the same moment: one is the first, the other is reuse', async () => {
    const { tokens, signIn } = await openWorld()
    tokens.configure({ onReuse: 'reject' })
    const { refreshToken } = await signIn(NORA)
    const both = await Promise.allSettled([
      tokens.refresh(refreshToken),
      tokens.refresh(refreshToken),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('a fresh world does not take one session of another golfer for it', async () => {
    const before = await openWorld()
    const noras = await before.signIn(NORA)
    const after = await openWorld()
    const hals = await after.signIn(HAL) // the same session number
    await expect(after.tokens.refresh(noras.refreshToken)).resolves.toMatchObject({ userId: 1 })
    await expect(after.tokens.refresh(hals.refreshToken)).resolves.toMatchObject({ userId: 4 })
  })

  test.each(['', 'r.1.1001.1', 'r.1.1001.1.0123456789abcdef', 'nonsense'])(
    '%j is refused',
    async (token) => {
      const { tokens } = await openWorld()
      await expect(tokens.refresh(token)).rejects.toMatchObject({ status: 401 })
    },
  )
})
