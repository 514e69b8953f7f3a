import { expect, test } from 'vitest'
import { networkAddresses, networkText } from './local-network.mjs'

const address = (/** @type {string} */ of, internal = false, family = 'IPv4') => ({
  address: of,
  internal,
  family,
})

test('addresses of this machine itself, of containers and without a network are not listed for other devices', () => {
  expect(
    networkAddresses({
      lo: [address('127.0.0.1', true)],
      en0: [address('192.168.1.20'), address('fe80::1', false, 'IPv6')],
      wlan0: [address('10.0.0.7')],
      docker0: [address('172.17.0.1')],
      eth1: [address('169.254.3.4')],
    }),
  ).toEqual(['192.168.1.20', '10.0.0.7'])
})

test('the text names every address and draws a code that leads to the first one', async () => {
  const meaning = ['Anyone on this network can open it.']
  const text = await networkText(4173, { path: '/?story=saturday', meaning }, [
    '192.168.1.20',
    '10.0.0.7',
  ])
  expect(text).toContain('Open to this network: http://192.168.1.20:4173 or http://10.0.0.7:4173')
  expect(text).toContain('The code leads to http://192.168.1.20:4173/?story=saturday')
  expect(text).toContain(meaning[0])
  const code = text.split('\n').filter((line) => /[▄▀█]/.test(line))
  expect(code.length).toBeGreaterThan(12)
})

test('on a machine without a network the text says so', async () => {
  expect(await networkText(4173, { meaning: [] }, [])).toContain(
    "This computer isn't connected to a network, so no one else can open it.",
  )
})
