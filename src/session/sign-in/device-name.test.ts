import { expect, test } from 'vitest'
import { mobileDevice } from './request-sign-in'

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'iPad'],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Android',
  ],
  ['Mozilla/5.0 (Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'mobile device'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', undefined],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    undefined,
  ],
  ['', undefined],
])('the name of the device with the user agent %s', (userAgent, name) => {
  expect(mobileDevice(userAgent)).toBe(name)
})
