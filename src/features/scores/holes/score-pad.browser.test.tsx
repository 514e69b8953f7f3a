import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeNetwork } from '~/testing/fake-network'
import { posting } from '../post/app-posting'
import { kindNetwork, openCard } from '../form/score-entry.fake'

let network: FakeNetwork
beforeEach(() => {
  network = kindNetwork()
})
afterEach(async () => {
  posting.reset()
  network.restore()
  await page.viewport(414, 896)
})

/** The rectangle of the text as rendered, which may be wider than its element. */
function drawn(text: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getBoundingClientRect()
}

test.each([
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 640, height: 360 },
  { width: 375, height: 667 },
  { width: 320, height: 640 },
])('at $width x $height the yards do not overlap the running score', async (size) => {
  await page.viewport(size.width, size.height)
  const { pad, key } = await openCard()
  for (const par of [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 5, 3]) await key(`${par + 2} Double`).click()
  const [par, yards, over, thru] = ['Par 4', '412 yards', '+24', 'thru 12'].map((text) =>
    drawn(pad.getByText(text, { exact: true }).element()),
  )
  const facts = Math.max(par?.right ?? Infinity, yards?.right ?? Infinity)

  expect(facts + 8).toBeLessThanOrEqual(Math.min(over?.left ?? 0, thru?.left ?? 0))
})
