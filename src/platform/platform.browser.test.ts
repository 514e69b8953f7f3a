import { expect, onTestFinished, test, vi } from 'vitest'
import { abortError } from '~/lib/abort'
import { deferred } from '~/lib/deferred'
import { browserCookies } from './storage/cookies'
import { browserLock } from './lock'
import { requestPersistentStorage } from './db/key-value-store'
import { localOrCookieStorage, createLocalOrCookieStorage } from './storage/storage'
import { browserTabs } from './tabs'
import { browserVisibility } from './visibility'

// The browser's own APIs, behind the interfaces that the rest of the app is tested with.

test('the lock has one holder at a time; waiting can be aborted, the work cannot', async () => {
  expect(browserLock.isShared).toBe(true)
  const seen: string[] = []
  const [granted, held] = [deferred(), deferred()]
  const first = browserLock.request('test', () => {
    granted.resolve()
    return held.promise
  })
  await granted.promise
  const stop = new AbortController()
  const aborted = browserLock.request('test', async () => void seen.push('aborted'), stop.signal)
  const second = browserLock.request('test', async () => void seen.push('second'))
  const reason = abortError('enough')
  stop.abort(reason)
  await expect(aborted).rejects.toBe(reason)
  expect(seen).toEqual([])
  held.resolve()
  await Promise.all([first, second])
  expect(seen).toEqual(['second'])
})

test('a marker is visible to the next holder of the lock, until it is removed', async () => {
  const seenMarkers: boolean[] = []
  const first = browserLock.request(
    'noted',
    async () => void (await browserLock.setMarker('a note')),
  )
  const second = browserLock.request('noted', async () => {
    seenMarkers.push(await browserLock.hasMarker('a note'), await browserLock.hasMarker('another'))
  })
  await Promise.all([first, second])
  expect(seenMarkers).toEqual([true, false])
  const removeMarker = await browserLock.setMarker('for a moment')
  removeMarker()
  await vi.waitFor(async () => expect(await browserLock.hasMarker('for a moment')).toBe(false))
})

test('an announcement reaches the other tabs and not its own', async () => {
  const [one, two] = [browserTabs('test'), browserTabs('test')]
  const received: string[] = []
  onTestFinished(one.listen(() => received.push('one')))
  onTestFinished(two.listen((what = 'something') => received.push(what)))
  one.announce()
  one.announce('this')
  await vi.waitFor(() => expect(received).toEqual(['something', 'this']))
})

test('a channel is open only while there are listeners; an announcement after that still arrives', async () => {
  const open = new Set<BroadcastChannel>()
  class Counted extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      open.add(this)
    }
    override close() {
      super.close()
      open.delete(this)
    }
  }
  const other = browserTabs('visits')
  const received: string[] = []
  onTestFinished(other.listen((what = 'something') => received.push(what)))
  vi.stubGlobal('BroadcastChannel', Counted)
  onTestFinished(() => void vi.unstubAllGlobals())
  const tabs = browserTabs('visits')
  const stops = [tabs.listen(() => {}), tabs.listen(() => {})]
  tabs.announce('during')
  stops.pop()?.()
  expect(open.size).toBe(1)
  stops.pop()?.()
  expect(open.size).toBe(0)
  tabs.announce('after')
  expect(open.size).toBe(0)
  await vi.waitFor(() => expect(received).toEqual(['during', 'after']))
})

test('the app’s storage keeps values in local storage', () => {
  const storage = localOrCookieStorage(['test_key'], [])
  expect(storage.selfTest()).toBe(true)
  expect(storage.set('test_key', 'a ⛳ b')).toBe(true)
  expect(localStorage.getItem('test_key')).toBe('a ⛳ b')
  storage.remove('test_key')
  expect(storage.get('test_key')).toBeUndefined()
})

test('without local storage, the app’s storage keeps values in cookies and removes them', () => {
  const storage = createLocalOrCookieStorage({
    local: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
    cookies: browserCookies,
    keys: ['test_key'],
    expendable: [],
    warn: () => expect.fail(),
  })
  expect(storage.selfTest()).toBe(true)
  expect(storage.set('test_key', 'a; ⛳=b')).toBe(true)
  expect(storage.get('test_key')).toBe('a; ⛳=b')
  storage.remove('test_key')
  expect(document.cookie).not.toContain('test_key')
})

test('a page that is restored from the back-forward cache counts as shown again', () => {
  const seen: boolean[] = []
  const unsubscribe = browserVisibility.listen((visible) => seen.push(visible))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  unsubscribe()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(seen).toEqual([true])
})

test('persistent storage is requested once, and a refusal is ignored', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockRejectedValue(new Error('no'))
  onTestFinished(() => persist.mockRestore())
  await requestPersistentStorage()
  await requestPersistentStorage()
  expect(persist).toHaveBeenCalledOnce()
})
