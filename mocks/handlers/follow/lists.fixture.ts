import { expect, test } from 'vitest'
import { call, openWorld } from '../../testing'

/** Defines the test that a list of the signed-in golfer's needs a token. */
export const needsToken = (path: string) =>
  test('a signed-out request is 401', async () => {
    expect((await call(await openWorld(), 'GET', path)).status).toBe(401)
  })
