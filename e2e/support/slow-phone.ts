import type { Page } from '@playwright/test'

/** How many times slower than this machine the benches' phone is. */
export const SLOWER_CPU = 4

/** A slow 4G network, as Lighthouse simulates it: 150 ms per round trip, 1.6 Mbit/s. */
export const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** The same network as Lighthouse throttles a browser, which does not count the round trips of a connection. */
export const SLOW_4G_REQUESTS = {
  latency: 562.5,
  downloadThroughput: 188_700,
  uploadThroughput: 86_400,
}

/** Slows down the page's processor, and its network if one is given. Returns a function that restores the speed. */
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

/** The median; NaN for no values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** A time in milliseconds as text. */
export const ms = (time = 0): string => `${time.toFixed(0)} ms`
