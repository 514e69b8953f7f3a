import { paths } from '~/routing/paths'
import { coursePicker, scoreForm } from '../screens/post-score'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { signIn } from '../support/steps'

test.use({ as: null })

test('a golfer signs in, posts a score and a friend sees it at once', async ({
  page,
  join,
  backend,
}) => {
  const friend = await join(golfers.marcus)
  await friend.goto(paths.postScore())
  await expect(coursePicker(friend).heading).toBeVisible()
  await expect.poll(() => backend.hub.connections()).toBe(1)
  await expect(shell(friend).link('Linx')).toHaveAccessibleName('Linx')

  await page.goto(paths.login())
  await signIn(page, golfers.nora)
  await expect(linxPage(page).heading).toBeVisible()
  await expect(linxPage(page).items.first()).toBeVisible()

  await shell(page).link('Post').click()
  await coursePicker(page).course('Bellwether Links').click()
  const form = scoreForm(page)
  await form.tee('White (Women)').check()
  await form.total.fill('84')
  await form.notes.fill('Two birdies and a lot of walking.')
  await form.post.click()
  await expect(form.alert).toContainText('84')
  await form.close.click()
  await expect(coursePicker(page).heading).toBeVisible()

  await expect(shell(friend).link(/^Linx/)).toHaveAccessibleName('Linx 1 new')

  await shell(page).link(/^Linx/).click()
  await linxPage(page).view('My Linx').click()
  const newest = linxPage(page).items.first()
  await expect(newest).toHaveAccessibleName('Nora Whitcombe at Bellwether Links')
  await expect(newest).toContainText('84')
  await expect(newest).toContainText('Two birdies and a lot of walking.')

  await shell(friend).link(/^Linx/).click()
  await expect(linxPage(friend).items.first()).toHaveAccessibleName(
    'Nora Whitcombe at Bellwether Links',
  )
})
