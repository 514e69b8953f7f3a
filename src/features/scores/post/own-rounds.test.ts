import { afterEach, expect, test } from 'vitest'
import { json, undeclared } from '~/testing/answers'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { readOwnRoundsSince } from './own-rounds'

const LINX = 'GET /api/linx'
let network: FakeNetwork
afterEach(() => network.restore())

test.each(['yesterday', '0', '0001-01-01T00:00:00'])(
  'HST-11 a cursor that is no date (%s) is not sent, and there may be more',
  async (oldestActivityDate) => {
    network = fakeNetwork({
      [LINX]: () =>
        undeclared(
          'a host whose cursor is odd',
          json({ items: [], hasMore: true, oldestActivityDate }),
        ),
    })
    expect(await readOwnRoundsSince(1, 0)).toEqual({ items: [], hasMore: true })
    expect(network.count(LINX)).toBe(1)
  },
)
