import { expect, test } from 'vitest'
import { abortError } from '~/lib/abort'
import { settle } from '~/lib/timers.fake'
import { createFakeLock } from './lock.fake'
import { browserLock } from './lock'

test('where the browser has no locks, work runs at once', async () => {
  expect(browserLock.isShared).toBe(false)
  let ran = false
  await browserLock.request('x', async () => void (ran = true))
  expect(ran).toBe(true)
})

test('the fake lock has one holder at a time, in order, and skips requests that were aborted', async () => {
  const lock = createFakeLock()
  const release = lock.hold('x')
  const seen: string[] = []
  const stop = new AbortController()
  const gone = lock
    .request('x', async () => void seen.push('gone'), stop.signal)
    .catch((error: unknown) => error)
  const second = lock.request('x', async () => void seen.push('second'))
  const other = lock.request('y', async () => void seen.push('other'))
  await other
  expect(seen).toEqual(['other'])
  const reason = abortError('enough')
  stop.abort(reason)
  expect(await gone).toBe(reason)
  await settle()
  expect(seen).toEqual(['other'])
  release()
  await second
  expect(seen).toEqual(['other', 'second'])
})
