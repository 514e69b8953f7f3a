import { expect, test } from 'vitest'
import { json } from '~/testing/responses'
import { linx, outcome, REFRESH, tabWith, tokens } from './refreshing-tab.fake'

/** A tab that the browser has begun to leave, with a call that needs a refresh. */
async function leavingTab() {
  const tab = await tabWith(() => json(tokens(1)))
  tab.events.dispatchEvent(new Event('beforeunload'))
  const call = outcome(linx(tab))
  return { tab, call }
}

test('no refresh is begun while the page is being left: its tokens would be lost with the page (TOK-23)', async () => {
  const { tab } = await leavingTab()
  await tab.timers.advance(4900)
  expect(tab.server.count(REFRESH)).toBe(0)
})

test('a page that is still there after 5 s was not left, and refreshes', async () => {
  const { tab, call } = await leavingTab()
  await tab.timers.advance(5000)
  expect(await call).toBe('done')
  expect(tab.server.count(REFRESH)).toBe(1)
})

test('another tab does not wait for one that is being left, whose call uses the new tokens if it stays', async () => {
  const { tab, call } = await leavingTab()
  const other = tab.browser.openTab()
  await other.session.start()
  const otherCall = outcome(linx(other))
  await tab.timers.advance(100)
  expect(await otherCall).toBe('done')
  await tab.timers.advance(5000)
  expect(await call).toBe('done')
  expect(tab.server.count(REFRESH)).toBe(1)
})
