import { expect, test } from 'vitest'
import { isPublicHttps } from './public-address'

const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses

test.each([
  ['https://push.example/send/1', ['203.0.114.7'], true],
  ['https://push.example/send/1', ['2001:4860:4860::8888'], true],
  ['http://push.example/send/1', ['203.0.114.7'], false],
  ['https://push.example/send/1', ['127.0.0.1'], false],
  ['https://push.example/send/1', ['203.0.114.7', '10.0.0.8'], false],
  ['https://push.example/send/1', ['fd00::1'], false],
  ['https://push.example/send/1', ['::ffff:127.0.0.1'], false],
  ['https://push.example/send/1', [], false],
  ['https://127.0.0.1/send/1', [], false],
  ['https://[::1]/send/1', [], false],
  ['https://169.254.169.254/latest', [], false],
  ['https://2130706433/send/1', [], false],
  ['https://192.168.1.1:8443/', [], false],
])('%s at %j: public %s (SEC-26)', async (endpoint, addresses, isIt) => {
  expect(await isPublicHttps(endpoint, resolvesTo(...addresses))).toBe(isIt)
})
