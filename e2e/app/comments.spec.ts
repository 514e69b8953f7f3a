import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { commentsOf } from '../screens/comments'
import { expect, test } from '../support/fixtures'
import { sent } from '../support/journal'
import { crash } from '../support/steps'

// Tall enough that the first entry is always rendered, whatever scroll position a reload restores.
test.use({ viewport: { width: 1280, height: 2400 } })

test('a Woohoo pending in a tab that crashes is sent once by the next tab, and a name in the list of Woohoos links to that golfer’s page', async ({
  page,
  context,
  backend,
}) => {
  await page.goto(paths.linx())
  const thread = commentsOf(linxPage(page).items.filter({ hasText: 'Woohoo!' }).first())
  await thread.giveWoohoo.click()
  await expect(page.getByRole('button', { name: 'Undo Woohoo' })).toBeVisible()
  await crash(page)
  const next = await context.newPage()
  await next.goto(paths.linx())
  await expect(next.getByRole('button', { name: 'Undo Woohoo' })).toBeVisible()
  expect(sent(backend, 'sendWoohoo')).toEqual([])
  await expect.poll(() => sent(backend, 'sendWoohoo')).toHaveLength(1)
  await expect(next.getByRole('button', { name: 'Undo Woohoo' })).toBeHidden()

  const { woohoos, likers } = commentsOf(linxPage(next).items.first())
  await woohoos.click()
  const golfer = likers.getByRole('link').first()
  const name = (await golfer.textContent()) ?? ''
  await golfer.click()
  await expect(next.getByRole('heading', { level: 1, name })).toBeVisible()
})
