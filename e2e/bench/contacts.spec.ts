import { paths } from '~/routing/paths'
import { invitePage } from '../screens/invite'
import { busyTasks, type BusyTask } from '../support/busy-tasks'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'

function say(what: string, tasks: readonly BusyTask[]): void {
  const long = (key: keyof BusyTask) => tasks.filter((task) => task[key] > 50).length
  const most = (key: keyof BusyTask) => Math.max(0, ...tasks.map((task) => task[key])).toFixed(0)
  console.log(
    `${what}: ${long('busy')} tasks over 50 ms of the processor, longest ${most('busy')} ms (by the clock ${long('took')}, ${most('took')} ms)`,
  )
}

test('busy tasks of an invite page with 5,000 contacts', async ({ page }) => {
  test.setTimeout(180_000)
  const screen = invitePage(page)
  await page.goto(paths.invite())
  await screen.openContacts(golfers.marcus.name)
  await expect(screen.picker).toBeVisible({ timeout: 60_000 })
  await screen.cancel.click()

  const gathered = await busyTasks(page, async () => {
    await screen.contacts.click() // measured the second time, without the app's start
    await expect(screen.selected).toHaveText('0 of 4,996 selected', { timeout: 60_000 })
  })
  say('5,000 contacts gathered and listed', gathered)
  console.log(`  rows in the page: ${await screen.rows.count()}`)

  const selected = await busyTasks(page, async () => {
    await screen.selectAll.click()
    await expect(screen.selected).toHaveText('4,996 of 4,996 selected')
  })
  say('all selected', selected)

  const searched = await busyTasks(page, async () => {
    await screen.search.pressSequentially('haruko')
    await expect(screen.rows).toHaveCount(1)
  })
  say('searched letter by letter', searched)
})
