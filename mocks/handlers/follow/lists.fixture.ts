import { expect, test } from 'vitest'
import { call, openWorld } from '../../testing'

/** Tests that a list needs a token, because it belongs to the signed-in golfer. */
export const needsToken = (path: string) =>
  test('a signed-out request is 401', async () => {
    expect((await call(await openWorld(), 'GET', path)).status).toBe(401)
  })
