import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useDebounced } from './use-debounced'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const PAUSE = 500

test('a value is debounced; each change restarts the delay', async () => {
  const { result, rerender, act } = await renderHook((text = '') => useDebounced(text, PAUSE))
  const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  await rerender('lar')
  await passes(PAUSE - 1)
  await rerender('lark')
  await passes(PAUSE - 1)
  expect(result.current).toBe('')
  await passes(1)
  expect(result.current).toBe('lark')
})
