import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

/** A harmless browser notice that virtual lists cause when sizes are measured again in the next frame. */
const NOTICE = 'ResizeObserver loop'

let spy: MockInstance<typeof console.error>

beforeEach(() => {
  spy = vi.spyOn(console, 'error')
})

// An unexpected console error fails the test. A test that expects one clears the spy's calls.
afterEach(() => {
  const errors = spy.mock.calls
    .map((call) => call.map(String).join(' '))
    .filter((text) => !text.includes(NOTICE))
  spy.mockRestore()
  expect(errors, 'console.error').toEqual([])
})
