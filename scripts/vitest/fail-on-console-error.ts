import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

let spy: MockInstance<typeof console.error>

beforeEach(() => {
  spy = vi.spyOn(console, 'error')
})

// An error nobody asserted on is a fault nobody saw. A test that expects one clears the spy's calls.
afterEach(() => {
  const said = spy.mock.calls.map((call) => call.map(String).join(' '))
  spy.mockRestore()
  expect(said, 'console.error').toEqual([])
})
