import { createStore, get, set } from 'idb-keyval'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createConditions } from './conditions'
import { applyDeviceConditions } from './device-conditions'

let giveBack = () => {}
afterEach(() => {
  giveBack()
  localStorage.clear()
})

test('a full storage refuses what is new, and is there again when there is room', async () => {
  localStorage.setItem('before', 'here')
  const conditions = createConditions({ isStorageFull: true })
  giveBack = applyDeviceConditions(conditions, () => {})
  const drafts = createStore('device test', 'drafts')
  expect(() => localStorage.setItem('draft', 'words')).toThrow('quota')
  await expect(set('draft', 'words', drafts)).rejects.toThrow('quota')
  expect(localStorage.getItem('before')).toBe('here')
  conditions.change({ isStorageFull: false })
  localStorage.setItem('draft', 'words')
  await set('draft', 'words', drafts)
  expect(await get('draft', drafts)).toBe('words')
})

test('the demo’s own memory is not what is full', async () => {
  giveBack = applyDeviceConditions(createConditions({ isStorageFull: true }), () => {})
  localStorage.setItem('demo_world', 'seed=7')
  const worlds = createStore('linx-demo', 'worlds')
  await set('test', 1, worlds)
  expect(await get('test', worlds)).toBe(1)
})

test('losing and regaining the signal fires offline and online, and cuts connections', () => {
  const events: string[] = []
  const record = (event: Event) => events.push(event.type)
  for (const type of ['offline', 'online']) addEventListener(type, record)
  const lost = vi.fn()
  const conditions = createConditions()
  giveBack = applyDeviceConditions(conditions, lost)
  conditions.change({ isOffline: true })
  conditions.change({ latencyMs: 5 })
  expect([navigator.onLine, events, lost.mock.calls.length]).toEqual([false, ['offline'], 1])
  conditions.change({ isOffline: false })
  expect([navigator.onLine, events]).toEqual([true, ['offline', 'online']])
  for (const type of ['offline', 'online']) removeEventListener(type, record)
})

test('a blocker takes notices and nothing else, as long as it is there', async () => {
  const conditions = createConditions({ areNoticesBlocked: true })
  giveBack = applyDeviceConditions(conditions, () => {})
  const show = () => {
    const main = document.createElement('main')
    main.innerHTML = '<p>Words</p><div role="alert" data-kind="error">Not sent.</div>'
    document.body.append(main)
    onTestFinished(() => main.remove())
    return main
  }
  const [blocked, textOf] = [show(), () => blocked.textContent]
  await expect.poll(textOf).toBe('Words')
  conditions.change({ areNoticesBlocked: false })
  const left = show()
  await new Promise((next) => setTimeout(next))
  expect(left.textContent).toBe('WordsNot sent.')
})

test('a blocker of notifications refuses without a reason, as long as it is there', async () => {
  const own = vi.fn<PushManager['subscribe']>().mockResolvedValue(Object.create(null))
  const { subscribe } = PushManager.prototype
  PushManager.prototype.subscribe = own
  onTestFinished(() => void (PushManager.prototype.subscribe = subscribe))
  const conditions = createConditions({ isPushBlocked: true })
  giveBack = applyDeviceConditions(conditions, () => {})
  const trySubscribe = () => PushManager.prototype.subscribe.call(Object.create(null), {})
  await expect(trySubscribe()).rejects.toBeUndefined()
  expect(own).not.toHaveBeenCalled()
  conditions.change({ isPushBlocked: false })
  await trySubscribe()
  expect(own).toHaveBeenCalledOnce()
})

test('cleaners take the session’s tokens, one of them the refresh token alone and only while it is waited for', async () => {
  const conditions = createConditions({ isSessionCleaned: true })
  giveBack = applyDeviceConditions(conditions, () => {})
  const keep = () =>
    ['auth_token', 'refresh_token', 'user_id'].forEach((key) => localStorage.setItem(key, key))
  const storedTokens = () =>
    Object.keys(localStorage)
      .map((key) => localStorage.getItem(key) ?? '')
      .filter(Boolean)
      .toSorted()
  keep()
  expect(storedTokens()).toEqual(['user_id'])
  conditions.change({ isSessionCleaned: false, isRefreshTokenCleaned: true })
  keep()
  await navigator.locks.request('another', () => {})
  expect(storedTokens()).toEqual(['auth_token', 'refresh_token', 'user_id'])
  expect(await navigator.locks.request('auth-refresh-0', { mode: 'exclusive' }, () => 'done')).toBe(
    'done',
  )
  expect(storedTokens()).toEqual(['auth_token', 'user_id'])
  conditions.change({ isRefreshTokenCleaned: false })
  keep()
  await navigator.locks.request('auth-refresh-0', () => {})
  expect(storedTokens()).toEqual(['auth_token', 'refresh_token', 'user_id'])
})

test('cleaners find the tokens in the cookies as well', async () => {
  const names = ['auth_token', 'refresh_token', 'user_id']
  const write = (rest: string) =>
    names.forEach((name) => (document.cookie = `${name}=kept; path=/${rest}`))
  const storedTokens = () => names.filter((name) => document.cookie.includes(`${name}=kept`))
  onTestFinished(() => write('; max-age=0'))
  write('')
  const conditions = createConditions({ isSessionCleaned: true })
  giveBack = applyDeviceConditions(conditions, () => {})
  expect(storedTokens()).toEqual(['user_id'])
  conditions.change({ isSessionCleaned: false, isRefreshTokenCleaned: true })
  expect(storedTokens()).toEqual(['user_id'])
  write('')
  expect(storedTokens()).toEqual(names)
  await navigator.locks.request('auth-refresh-0', () => {})
  expect(storedTokens()).toEqual(['auth_token', 'user_id'])
})
