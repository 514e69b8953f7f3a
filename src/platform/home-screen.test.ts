import { expect, test } from 'vitest'
import { isAppleMobile } from './home-screen'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, false],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile', 5, false],
])('%s with %i touch points installs apps through Share: %j', (userAgent, touch, apple) => {
  expect(isAppleMobile({ userAgent, maxTouchPoints: touch })).toBe(apple)
})
