import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

/** The browser's word that what was drawn for one size is measured in the next frame; virtual lists do that. */
const NOTICE = 'ResizeObserver loop'

let spy: MockInstance<typeof console.error>

beforeEach(() => {
  spy = vi.spyOn(console, 'error')
})

// An error nobody asserted on is a fault nobody saw. A test that expects one clears the spy's calls.
afterEach(() => {
  const said = spy.mock.calls
    .map((call) => call.map(String).join(' '))
    .filter((words) => !words.includes(NOTICE))
  spy.mockRestore()
  expect(said, 'console.error').toEqual([])
})
