import { expect, test } from 'vitest'
import { call, openWorld } from '../../testing'

/** A list that belongs to who asks for it: without a token there is none. */
export const needsToken = (path: string) =>
  test('a signed-out request is 401', async () => {
    expect((await call(await openWorld(), 'GET', path)).status).toBe(401)
  })
