import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '~/api/client'
import { assertDone, isNotDone } from '~/api/done'
import { localStore, sessionStore } from '~/lib/safe-storage'
import { browserTabs } from '~/platform/tabs'
import { ApiError } from '~/api/errors'

/** Whether the host has rejected the operator's key. */
export const isKeyRefused = (error: unknown): boolean =>
  isNotDone(error) || (error instanceof ApiError && (error.status === 401 || error.status === 403))

/** In local storage: whether the report is unlocked in this browser, in every tab. Logout removes it. */
const UNLOCKED = 'usage_unlocked'
/** In session storage: the key itself, which is gone when the browser is closed. */
const KEY = 'usage_access_key'

/** Messages between tabs: a tab without the key requests it, and the prefix of the response. */
const REQUEST = 'key?'
const ANSWER = 'key='

const tabs = browserTabs('linx-usage-report')

/** Where storage is blocked, the key is held in memory until the page is left. */
const memory = createStore<{ key?: string | undefined }>(() => ({}))
let isMemoryOnly = false

/** False if storage works and the report was locked, in this or another tab. */
const isUnlocked = (): boolean => isMemoryOnly || localStore.get(UNLOCKED) === 'true'

function read(): string | undefined {
  if (!isUnlocked()) return undefined
  return sessionStore.get(KEY) ?? memory.getState().key
}

function save(key: string | undefined): void {
  if (key === undefined) sessionStore.remove(KEY)
  else sessionStore.set(KEY, key)
  memory.setState({ key })
}

function receive(message: string | undefined): void {
  const key = read()
  if (!isUnlocked()) save(undefined)
  else if (message === REQUEST && key !== undefined) tabs.announce(ANSWER + key)
  else if (message?.startsWith(ANSWER) && key === undefined) save(message.slice(ANSWER.length))
  else memory.setState({}) // storage has changed
}

function listen(changed: () => void): () => void {
  const stop = [memory.subscribe(changed), tabs.listen(receive)]
  localStore.remove(KEY) // where earlier versions stored it permanently
  if (isUnlocked() && read() === undefined) tabs.announce(REQUEST)
  return () => stop.forEach((end) => end())
}

/** The operator's key; undefined while the report is locked. It is sent in a header only, never in an address. */
export const useAccessKey = (): string | undefined => useSyncExternalStore(listen, read, read)

/** Unlocks the report if the host accepts the key. Rejects with an `ApiError`: 401 or 403 for a wrong key. */
export async function unlock(accessKey: string): Promise<void> {
  assertDone(await api.POST('/api/usage/access', { body: { accessKey } }))
  isMemoryOnly = !localStore.set(UNLOCKED, 'true')
  save(accessKey)
}

/** Locks the report on this device, in every tab. */
export function lock(): void {
  isMemoryOnly = false
  localStore.remove(UNLOCKED)
  save(undefined)
}

/** Unlocks the report with the operator's key. */
export const unlockReport = () =>
  mutationOptions({ mutationKey: ['usage-report', 'unlock'], mutationFn: unlock })
