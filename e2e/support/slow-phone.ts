import type { Page } from '@playwright/test'

/** How much slower than this machine a phone of the benches is. */
export const SLOWER_CPU = 4

/** A phone on a slow fourth-generation network, as Lighthouse simulates it: 150 ms a round trip, 1.6 Mbit/s. */
export const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** The same network as Lighthouse throttles a browser, which does not count the round trips of a connection. */
export const SLOW_4G_REQUESTS = {
  latency: 562.5,
  downloadThroughput: 188_700,
  uploadThroughput: 86_400,
}

/** Makes the page's processor slower, and its network if one is named. Returns what gives it back its speed. */
export async function slowDown(page: Page, network?: typeof SLOW_4G): Promise<() => Promise<void>> {
  const tools = await page.context().newCDPSession(page)
  const setRate = (rate: number) => tools.send('Emulation.setCPUThrottlingRate', { rate })
  await setRate(SLOWER_CPU)
  if (network) {
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', { offline: false, ...network })
  }
  return async () => void (await setRate(1))
}

/** The value in the middle; NaN of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** A time as text, in milliseconds. */
export const ms = (time = 0): string => `${time.toFixed(0)} ms`
