import { expect, onTestFinished, test, vi } from 'vitest'
import { abortError } from '~/lib/abort'
import { deferred } from '~/lib/deferred'
import { browserCookies } from './cookies'
import { browserLock } from './lock'
import { requestPersistentStorage } from './persistent-storage'
import { browserStorage, createStorage } from './storage'
import { browserTabs } from './tabs'
import { browserVisibility } from './visibility'

// The browser's own powers, behind the interfaces the rest of the app is tested with.

test('the lock lets one in at a time; waiting can be ended, the work cannot', async () => {
  expect(browserLock.isShared).toBe(true)
  const seen: string[] = []
  const [granted, held] = [deferred(), deferred()]
  const first = browserLock.request('test', () => {
    granted.resolve()
    return held.promise
  })
  await granted.promise
  const stop = new AbortController()
  const impatient = browserLock.request(
    'test',
    async () => void seen.push('impatient'),
    stop.signal,
  )
  const patient = browserLock.request('test', async () => void seen.push('patient'))
  const reason = abortError('enough')
  stop.abort(reason)
  await expect(impatient).rejects.toBe(reason)
  expect(seen).toEqual([])
  held.resolve()
  await Promise.all([first, patient])
  expect(seen).toEqual(['patient'])
})

test('a note is seen by whoever is given the lock next, until it is taken down', async () => {
  const notes: boolean[] = []
  const first = browserLock.request(
    'noted',
    async () => void (await browserLock.setMarker('a note')),
  )
  const second = browserLock.request('noted', async () => {
    notes.push(await browserLock.hasMarker('a note'), await browserLock.hasMarker('another'))
  })
  await Promise.all([first, second])
  expect(notes).toEqual([true, false])
  const takeDown = await browserLock.setMarker('for a moment')
  takeDown()
  await vi.waitFor(async () => expect(await browserLock.hasMarker('for a moment')).toBe(false))
})

test('an announcement reaches the other tabs and not its own', async () => {
  const [one, two] = [browserTabs('test'), browserTabs('test')]
  const heard: string[] = []
  onTestFinished(one.listen(() => heard.push('one')))
  onTestFinished(two.listen((what = 'something') => heard.push(what)))
  one.announce()
  one.announce('this')
  await vi.waitFor(() => expect(heard).toEqual(['something', 'this']))
})

test('values stay in local storage', () => {
  const storage = browserStorage(['test_key'], [])
  expect(storage.selfTest()).toBe(true)
  expect(storage.set('test_key', 'a ⛳ b')).toBe(true)
  expect(localStorage.getItem('test_key')).toBe('a ⛳ b')
  storage.remove('test_key')
  expect(storage.get('test_key')).toBeUndefined()
})

test('without local storage they stay in cookies, and go again', () => {
  const storage = createStorage({
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

test('a page that comes back out of the back-forward cache counts as shown again', () => {
  const seen: boolean[] = []
  const forget = browserVisibility.listen((visible) => seen.push(visible))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  forget()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(seen).toEqual([true])
})

test('the browser is asked once to keep what is stored, and its refusal is nobody’s business', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockRejectedValue(new Error('no'))
  onTestFinished(() => persist.mockRestore())
  await requestPersistentStorage()
  await requestPersistentStorage()
  expect(persist).toHaveBeenCalledOnce()
})
