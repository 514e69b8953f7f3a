import { paths } from '~/routing/paths'
import { invitePage } from '../screens/invite'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'

/** Remembers, from the page's start, how long its tasks over 50 ms were. */
function watchTasks(): void {
  const tasks: number[] = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
  Object.assign(globalThis, { longTasks: tasks })
}

/** Takes what was remembered so far. */
function takeTasks(): number[] {
  const tasks: unknown = Reflect.get(globalThis, 'longTasks')
  return Array.isArray(tasks) ? tasks.splice(0).map(Number) : []
}

const say = (what: string, tasks: readonly number[]) =>
  console.log(
    `${what}: ${tasks.length} tasks over 50 ms, longest ${Math.max(0, ...tasks).toFixed(0)} ms`,
  )

test('5,000 contacts', async ({ page }) => {
  test.setTimeout(120_000)
  const screen = invitePage(page)
  await page.goto(paths.invite())
  await screen.contacts.click()
  await screen.choice(golfers.marcus.name).click()
  await expect(screen.picker).toBeVisible({ timeout: 60_000 })
  await screen.cancel.click()
  await page.evaluate(watchTasks)

  await screen.contacts.click() // the second time the start of the app is not in the figure
  await expect(screen.selected).toHaveText('0 of 4996 selected', { timeout: 60_000 })
  say('5,000 contacts gathered and listed', await page.evaluate(takeTasks))
  console.log(`  rows in the page: ${await screen.rows.count()}`)

  await screen.selectAll.click()
  await expect(screen.selected).toHaveText('4996 of 4996 selected')
  say('all selected', await page.evaluate(takeTasks))

  await screen.search.pressSequentially('haruko')
  await expect(screen.rows).toHaveCount(1)
  say('searched letter by letter', await page.evaluate(takeTasks))
})
