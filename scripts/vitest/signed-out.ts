import { afterAll, expect } from 'vitest'

// The test files of a browser share its storage, so a session that one file leaves would be restored in the next.
afterAll(() => {
  expect(localStorage.getItem('auth_token'), 'the token of a session that is not over').toBeNull()
})
