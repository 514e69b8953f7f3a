import { expect, test, vi } from 'vitest'
import { ApiError } from '~/api/errors'
import { nora } from '~/testing/builders'
import { createListeners } from '~/lib/listeners'
import type { EndReason, SessionState } from '~/session/session-types'
import { navigateWithSession } from './session-navigation'
import { createReturnLocation } from './return-location'

function setUp(first: SessionState = { status: 'starting' }) {
  let state = first
  const changes = createListeners()
  const ends = createListeners<[EndReason]>()
  const become = (next: SessionState) => {
    state = next
    changes.notify()
  }
  const router = {
    state: { location: { pathname: '/postscore/9/details', search: '?x=1', hash: '#y', state: 7 } },
    navigate: vi.fn(async () => {}),
    revalidate: vi.fn(async () => {}),
  }
  const startHub = vi.fn()
  const returnLocation = createReturnLocation(() => {
    throw new Error('no storage')
  }, 'https://linx.test')
  const session = { state: () => state, subscribe: changes.add, onEnd: ends.add }
  navigateWithSession({ session, router, startHub, returnLocation, lastEmail: () => nora.us_email })
  const end = (reason: EndReason) => {
    ends.notify(reason)
    become({ status: 'anonymous' })
  }
  return { become, end, router, startHub, returnLocation }
}

test('signing in starts the hub and revalidates the routes, once', () => {
  const { become, router, startHub } = setUp()
  become({ status: 'signed-in', user: nora })
  become({ status: 'signed-in', user: { ...nora, us_city: 'Boulder' } })
  expect(startHub).toHaveBeenCalledTimes(1)
  expect(router.revalidate).toHaveBeenCalledTimes(1)
})

test('a session that was restored before starts the hub, once', () => {
  const { become, startHub } = setUp({ status: 'signed-in', user: nora })
  become({ status: 'signed-in', user: { ...nora, us_city: 'Boulder' } })
  expect(startHub).toHaveBeenCalledTimes(1)
})

test('a sign-in without a loaded user revalidates the routes; a failed retry does not', () => {
  const { become, router, startHub } = setUp()
  const unreachableState: SessionState = {
    status: 'unreachable',
    error: new ApiError('Network', 0),
  }
  become({ status: 'anonymous' })
  router.revalidate.mockClear()
  become(unreachableState)
  expect(router.revalidate).toHaveBeenCalledTimes(1)
  become({ status: 'starting' })
  become(unreachableState)
  expect(router.revalidate).toHaveBeenCalledTimes(1)
  expect(startHub).not.toHaveBeenCalled()
})

test.each<EndReason>(['logout', 'elsewhere', 'changed', 'deleted', 'refused'])(
  'a session that ends (%s) leads to / without an entry to come back to',
  async (reason) => {
    const { become, end, router } = setUp()
    become({ status: 'signed-in', user: nora })
    router.revalidate.mockClear()
    end(reason)
    await vi.waitFor(() =>
      expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true }),
    )
    expect(router.revalidate).not.toHaveBeenCalled() // a revalidation here would save the location (R10)
  },
)

test('a refused session saves the location for its golfer only', () => {
  const { become, end, returnLocation } = setUp()
  become({ status: 'signed-in', user: nora })
  end('refused')
  expect(returnLocation.take(nora.us_email)).toEqual({
    path: '/postscore/9/details?x=1#y',
    state: 7,
  })

  end('refused')
  expect(returnLocation.take('marcus@bell.example').path).toBe('/linx')
})

test.each<EndReason>(['logout', 'elsewhere', 'changed', 'deleted'])(
  '%s forgets the return location',
  (reason) => {
    const { become, end, returnLocation } = setUp()
    returnLocation.save({ path: '/groups' })
    become({ status: 'signed-in', user: nora })
    end(reason)
    expect(returnLocation.take(nora.us_email).path).toBe('/linx')
  },
)

test('a sign-in on the sign-in page opens the saved location with its state and replaces the history entry', () => {
  const { become, router, returnLocation } = setUp()
  router.state.location = { pathname: '/', search: '', hash: '', state: 0 }
  become({ status: 'anonymous' })
  router.revalidate.mockClear()
  returnLocation.save({ path: '/profile?photo=1#x', state: 7 })
  become({ status: 'signed-in', user: nora })
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/profile?photo=1#x', {
    replace: true,
    state: 7,
  })
  expect(router.revalidate).not.toHaveBeenCalled()
})
