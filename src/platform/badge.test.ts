import { expect, test } from 'vitest'
import { settle } from '~/lib/timers.fake'
import { showBadge } from './icon-badge'

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

test('a browser without badges, or one that refuses, is no failure', async () => {
  showBadge(1, {})
  showBadge(1, undefined)
  const refusing = icon(true)
  showBadge(1, refusing)
  await settle() // an unhandled rejection would fail the run
  expect(refusing.calls).toEqual(['set 1'])
})
