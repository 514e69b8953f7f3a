import type { Page } from '@playwright/test'
import { linxPage } from '../screens/linx'
import { coursePicker, scoreForm } from '../screens/post-score'
import { demoConsole } from '../screens/demo-console'
import { shell } from '../screens/shell'
import { golfers } from '../support/golfers'
import { expect, story, test } from '../support/demo-site'

test.use({ serviceWorkers: 'block' }) // starting the worker takes a third of the time of these tests

async function post(page: Page, total: string): Promise<void> {
  await shell(page).link('Post').click()
  await coursePicker(page).course('Bellwether Links').click()
  const form = scoreForm(page)
  await form.total.fill(total)
  await form.post.click()
  await expect(form.alert).toContainText(total)
  await form.close.click()
}

test('with two golfers in two tabs, a score posted in one appears in the other, and a reset by either resets both, in the same world and signed in as themselves', async ({
  page: nora,
  context,
}) => {
  await nora.goto(`/?scenario=photo-heavy&as=${golfers.nora.email}&story=saturday`)
  await expect(linxPage(nora).items.first()).toBeVisible()
  const marcus = await context.newPage()
  await marcus.goto(`/?as=${golfers.marcus.email}`)
  await expect(shell(marcus).account).toHaveAccessibleName(/Marcus Bell/)
  await expect(linxPage(marcus).items.first()).toBeVisible()
  await expect(demoConsole(marcus).bar).toContainText('Photos and a video')
  /** Resets in one tab, and waits until both have restarted. Pauses the story, so that it posts nothing. */
  const reset = async (tab: Page) => {
    const restarts = [nora, marcus].map((one) => one.waitForEvent('load'))
    await demoConsole(tab).reset.click()
    await Promise.all(restarts)
    await expect(shell(nora).account).toHaveAccessibleName(/Nora Whitcombe/)
    await expect(shell(marcus).account).toHaveAccessibleName(/Marcus Bell/)
    for (const one of [nora, marcus]) {
      await expect(linxPage(one).items.first()).toBeVisible()
      await expect(demoConsole(one).bar).toContainText('Photos and a video')
    }
    await story(nora, { paused: true })
    await expect.poll(() => story(marcus)).toMatchObject({ name: 'saturday', state: 'paused' })
  }

  await reset(marcus)
  const round = linxPage(nora).round(golfers.marcus.name, 'Bellwether Links').first()
  await post(marcus, '71')
  await linxPage(nora).showNew.click()
  await expect(round).toContainText('71')
  await expect(shell(nora).account).toHaveAccessibleName(/Nora Whitcombe/)
  await marcus.reload()
  await expect(shell(marcus).account).toHaveAccessibleName(/Marcus Bell/)

  await reset(nora)
  await expect(linxPage(nora).items.filter({ hasText: '71' })).toHaveCount(0)
  await post(marcus, '72')
  await linxPage(nora).showNew.click()
  await expect(round).toContainText('72')
})

test('a second golfer joins a story that another tab plays without restarting it', async ({
  page: nora,
  context,
}) => {
  await nora.goto('/?story=saturday')
  await expect(linxPage(nora).items.first()).toBeVisible()
  await story(nora, { speed: 10 })
  await expect(linxPage(nora).showNew).toBeVisible()
  const paused = await story(nora, { paused: true })
  const marcus = await context.newPage()
  await marcus.goto(`/?story=saturday&as=${golfers.marcus.email}`)
  await expect(linxPage(marcus).items.first()).toBeVisible()
  expect(await story(marcus)).toMatchObject({
    state: 'paused',
    latest: Reflect.get(Object(paused), 'latest'),
  })
  await expect(shell(nora).account).toHaveAccessibleName(/Nora Whitcombe/)

  const marcusRestarts = marcus.waitForEvent('load')
  await nora.goto('/?story=saturday')
  await expect(linxPage(nora).items.first()).toBeVisible()
  await marcusRestarts
  await expect(linxPage(marcus).items.first()).toBeVisible() // from now on this tab's fake answers
  await expect.poll(() => story(marcus)).toMatchObject({ state: 'playing' })
  await expect(shell(marcus).account).toHaveAccessibleName(/Marcus Bell/)
})

test('another world in a new tab leaves the first tab signed in, and a new tab without a link opens the first world', async ({
  page: nora,
  context,
}) => {
  await nora.goto('/?story=saturday')
  await expect(linxPage(nora).items.first()).toBeVisible()
  const marcus = await context.newPage()
  await marcus.goto(`/?as=${golfers.marcus.email}`)
  await expect(shell(marcus).account).toHaveAccessibleName(/Marcus Bell/)

  const other = await context.newPage()
  await other.goto('/?scenario=first-day&now=2026-06-12T23:30Z') // another world, so with sessions of its own
  await expect(other.getByText('Linx is empty until you follow someone.')).toBeVisible()
  await nora.reload()
  await expect(shell(nora).account).toHaveAccessibleName(/Nora Whitcombe/)
  await expect(linxPage(nora).items.first()).toBeVisible()
  await post(marcus, '71')
  await linxPage(nora).showNew.click()
  const round = linxPage(nora).round(golfers.marcus.name, 'Bellwether Links').first()
  await expect(round).toContainText('71')

  const further = await context.newPage()
  await further.goto('/')
  await expect(shell(further).account).toHaveAccessibleName(/Nora Whitcombe/)
  await expect(demoConsole(further).bar).toContainText('Saturday foursome')
  await expect(linxPage(further).items.first()).toContainText('71')
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Following' })).toBeVisible()
  await expect(demoConsole(other).bar).toContainText('First day')
})

test('a story link opened again in another tab restarts the story in the first tab, too', async ({
  page: first,
  context,
}) => {
  await first.goto('/?story=saturday')
  await expect(linxPage(first).items.first()).toBeVisible()
  await story(first, { speed: 10 })
  await expect(linxPage(first).showNew).toBeVisible()
  const restarts = first.waitForEvent('load')
  const second = await context.newPage()
  await second.goto('/?story=saturday')
  await expect(linxPage(second).items.first()).toBeVisible()
  await restarts
  await story(second, { paused: true })
  for (const tab of [first, second]) {
    await expect(linxPage(tab).items.first()).toBeVisible()
    await expect(linxPage(tab).showNew).toBeHidden()
    await expect(shell(tab).account).toHaveAccessibleName(/Nora Whitcombe/)
    await shell(tab).link('Groups').click() // proves that both are signed in to the new world
    await expect(tab.getByRole('heading', { name: 'Dawn Patrol' })).toBeVisible()
  }
})
