import type { Page } from '@playwright/test'
import { scoreCard, scoreForm } from '../screens/post-score'
import { expect, test } from '../support/fixtures'
import { openRecentCourse } from '../support/steps'
import { median, SLOWER_CPU, slowDown } from '../support/slow-phone'

/** Records the browser's timing of each press: ms until the frame that shows it, in steps of 8, if at least 16. */
function watchPresses(): void {
  const times: number[] = []
  const watched = new Set(['keydown', 'click'])
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (watched.has(name)) times.push(duration)
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
  Object.assign(globalThis, { pressTimes: times })
}

/** The recorded entries, once the browser has delivered all of them. */
const takeTimes = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    const times: unknown = Reflect.get(globalThis, 'pressTimes')
    return Array.isArray(times) ? times.splice(0).map(Number) : []
  })

function say(what: string, presses: number, times: readonly number[]): void {
  // The browser does not report presses under 16 ms.
  const all = [...Array.from({ length: Math.max(0, presses - times.length) }, () => 8), ...times]
  const sorted = all.toSorted((one, other) => one - other)
  const middle = median(sorted)
  const over = sorted.filter((time) => time > 50).length
  console.log(
    `${what}, ${SLOWER_CPU}x slower CPU: ${presses} presses, to the next paint ${middle} ms median, ${sorted.at(-1)} ms worst, ${over} over 50 ms`,
  )
}

test('a score typed and tapped, from the press to the next paint', async ({ page }) => {
  test.setTimeout(180_000)
  await openRecentCourse(page, 'Bellwether Links')
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchPresses)
  await slowDown(page)
  const form = scoreForm(page)

  await form.notes.pressSequentially('Dew on the first, wind on the back nine.', { delay: 60 })
  say('notes typed', 40, await takeTimes(page))

  await form.total.pressSequentially('84', { delay: 100 })
  say('total typed', 2, await takeTimes(page))
  await form.total.fill('')

  await form.way('Hole by hole').check()
  await expect(scoreCard(page).key('Par')).toBeVisible()
  await takeTimes(page)
  for (let hole = 1; hole <= 18; hole += 1) await scoreCard(page).key('Par').click()
  say('holes tapped', 18, await takeTimes(page))
})
