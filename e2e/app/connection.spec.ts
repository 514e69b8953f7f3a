import type { Locator } from '@playwright/test'
import { appMessages } from '~/domain/messages/app'
import { betMessages } from '~/domain/messages/bets'
import { connectionMessages } from '~/domain/messages/connection'
import { courseMessages } from '~/domain/messages/courses'
import { followMessages } from '~/domain/messages/follow'
import { groupMessages } from '~/domain/messages/groups'
import { newsMessages } from '~/domain/messages/news'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { expect, test } from '../support/fixtures'
import { STORED_FEED, storedResponses } from '../support/offline'

/** The time limit for the line to disappear. */
const WITHIN = { timeout: 2000 }

test('a status line appears when the live connection is lost and disappears when it is back', async ({
  page,
  backend,
}) => {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await expect.poll(() => backend.hub.connections()).toBe(1)
  const line = page.getByRole('status').filter({ hasText: connectionMessages.reconnecting })
  backend.hub.refuse(503)
  backend.hub.drop()
  await expect(line).toBeVisible() // live-line.browser.test.tsx tests the delay, with a fake clock
  backend.hub.allow()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => backend.hub.connections()).toBe(1)
  await expect(line).toHaveCount(0, WITHIN)
})

test('on a very slow network the stored feed is shown without waiting for the host', async ({
  page,
  backend,
}) => {
  await page.goto(paths.linx())
  const { items } = linxPage(page)
  await expect(items.first()).toBeVisible()
  const shown = await items.first().getAttribute('aria-label')
  await expect.poll(() => storedResponses(page)).toContain(STORED_FEED)

  for (const read of ['getCurrentUser', 'listLinx']) backend.faults.set(read, { delayMs: 60_000 })
  await page.reload()
  await expect(items.first()).toHaveAttribute('aria-label', shown ?? '')
  await items
    .first()
    .getByRole('button', { name: /comment/i })
    .click()
  await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible()
})

test('on a small phone, upright and in landscape, Retry and Logout are in view above the tab bar when the host cannot be reached', async ({
  page,
  context,
  backend,
}) => {
  backend.faults.set('getCurrentUser', { drop: 'before' })
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(paths.linx())
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  for (const [width, height, isOffline] of [
    [320, 568, false],
    [844, 390, true],
    [568, 320, true],
  ] as const) {
    await page.setViewportSize({ width, height })
    await context.setOffline(isOffline)
    await expect(page.getByRole('status').filter({ hasText: appMessages.offline })).toHaveCount(
      isOffline ? 1 : 0,
    )
    for (const name of ['Retry', 'Logout']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name }).click({ trial: true })
    }
  }
})

test('a list that cannot be loaded shows the error and Retry instead of the text for an empty list', async ({
  page,
  backend,
}) => {
  const bar = shell(page)
  const lists: [read: string, link: Locator | undefined, address: string, empty: string][] = [
    ['listFollowing', undefined, paths.following('following'), followMessages.empty('following')],
    ['listLinx', bar.link('Linx'), paths.linx(), newsMessages.empty('Following')],
    ['listMyBets', linxPage(page).view('My Bets'), paths.linx('My Bets'), betMessages.none],
    ['listMyGroups', bar.link('Groups'), paths.groups(), groupMessages.noGroups],
    ['listRecentCourses', bar.link('Post'), paths.postScore(), courseMessages.noRecent],
  ]
  // Each list has a message of its own, because the page before is still shown while the next one loads.
  const failureOf = (read: string) => `The host has failed: ${read}.`
  for (const [read] of lists) backend.faults.set(read, { status: 500, message: failureOf(read) })
  await page.goto(paths.following('following'))
  const main = page.getByRole('main')
  for (const [read, link, address, empty] of lists) {
    await link?.click()
    await expect(main.getByText(failureOf(read)).first(), address).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(main.getByRole('button', { name: 'Retry' }).first(), address).toBeVisible()
    await expect(page.getByText(empty), address).toHaveCount(0)
  }
})

// R12: neither the page nor the error screen can load its code and styles.
test('a section whose code cannot be loaded offline shows an error and opens after a reload online', async ({
  page,
  context,
}) => {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await context.setOffline(true)
  await shell(page).link('Groups').click()
  await expect(page.getByRole('heading', { name: appMessages.crashTitle })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(/Loading chunk .+ failed/)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Refresh the page' }).click()
  await expect(page.getByRole('heading', { name: 'Groups', level: 1 })).toBeVisible()
})
