import { expect, test } from 'vitest'
import { settle } from '~/lib/timers.fake'
import { createAppBadge, showBadge } from './app-badge'
import { createFakeVisibility } from './switch.fake'

function icon(fails = false) {
  const calls: string[] = []
  const done = (call: string) => {
    calls.push(call)
    return fails
      ? Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))
      : Promise.resolve()
  }
  return {
    calls,
    setAppBadge: (count?: number) => done(`set ${count}`),
    clearAppBadge: () => done('clear'),
  }
}

test.each([
  [3, ['set 3']],
  ['7', ['set 7']],
  [0, ['clear']],
  [-1, []],
  [1.5, []],
  [NaN, []],
  [null, []],
  [{}, []],
])('what the app’s icon shows for a count of %j', (count, calls) => {
  const port = icon()
  showBadge(count, port)
  expect(port.calls).toEqual(calls)
})

test('a browser without badges, or one that refuses, is not a failure', async () => {
  showBadge(1, {})
  showBadge(1, undefined)
  const refusing = icon(true)
  showBadge(1, refusing)
  await settle() // an unhandled rejection would fail the run
  expect(refusing.calls).toEqual(['set 1'])
})

function open() {
  const painted: number[] = []
  const visibility = createFakeVisibility()
  return { painted, visibility, badge: createAppBadge((count) => painted.push(count), visibility) }
}

test('the number on the icon is the sum of new entries and unposted scores, and is cleared with the session', () => {
  const { badge, painted } = open()
  badge.showNews(2)
  badge.setUnsent(1)
  badge.showNews(0)
  badge.setUnsent(0)
  badge.setUnsent(1)
  badge.clear()
  expect(painted).toEqual([2, 3, 1, 0, 1, 0])
})

test('while the count of new entries is unknown, a badge set by a push stays, unless a score is waiting', () => {
  const { badge, painted } = open()
  badge.setUnsent(0)
  expect(painted).toEqual([])
  badge.setUnsent(1)
  expect(painted).toEqual([1])
  badge.setUnsent(0)
  expect(painted, 'the score is posted or discarded').toEqual([1, 0])
})

test('when the app becomes visible, the count of new entries replaces a badge set by a push, until it is unsubscribed', () => {
  const { badge, painted, visibility } = open()
  const unsubscribe = badge.showNews(2)
  visibility.set(false)
  visibility.set(true)
  expect(painted).toEqual([2, 2])
  unsubscribe()
  visibility.set(false)
  visibility.set(true)
  expect(painted).toEqual([2, 2])
})
