import { mkdirSync, writeFileSync } from 'node:fs'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { coursePicker, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { golfers } from '../support/golfers'
import { control, expect, test, WORLDS } from '../support/demo-site'

test.use({ serviceWorkers: 'block' }) // starting the worker takes a third of the time of these tests

test('an exported world can be imported after a reset, and an invalid file changes nothing', async ({
  page,
}) => {
  await page.goto(`/?scenario=saturday-round&as=${golfers.nora.email}`)
  await expect(linxPage(page).items.first()).toBeVisible()
  await shell(page).link('Post').click()
  await coursePicker(page).course('Bellwether Links').click()
  const form = scoreForm(page)
  await form.total.fill('103')
  await form.post.click()
  await expect(form.alert).toContainText('103')

  const file = await control(page, 'export')
  const fresh = await control(page, 'reset', '')
  expect([file.status, fresh.status]).toEqual([200, 200])
  await page.goto(paths.linx('My Linx'))
  const { items } = linxPage(page)
  await expect(items.first()).toBeVisible()
  const newest = await items.first().getAttribute('aria-label')
  await expect(items.filter({ hasText: '103' })).toHaveCount(0)

  expect((await control(page, 'import', file.text)).status).toBe(200)
  await page.reload()
  await expect(items.first()).toContainText('103')
  await expect(items.first()).toContainText('Bellwether Links')
  await expect(items.nth(1)).toHaveAccessibleName(newest ?? '')

  const cut = await control(page, 'import', file.text.slice(0, 5000))
  const foreign = await control(page, 'import', '{"rows":{}}')
  expect([cut.status, foreign.status]).toEqual([400, 400])
  await page.reload()
  await expect(items.first()).toContainText('103')
})

test('the link of a failed story opens its stored world, and an unknown name shows what a name must be', async ({
  page,
}) => {
  const opening = `/?scenario=saturday-round&as=${golfers.nora.email}`
  await page.goto(opening)
  await expect(linxPage(page).items.first()).toBeVisible()
  await shell(page).link('Post').click()
  await coursePicker(page).course('Bellwether Links').click()
  const form = scoreForm(page)
  await form.total.fill('107')
  await form.post.click()
  await expect(form.alert).toContainText('107')
  mkdirSync(WORLDS, { recursive: true })
  writeFileSync(`${WORLDS}/a-lost-score.json`, (await control(page, 'export')).text)
  await control(page, 'reset', '')

  await page.goto(`${opening}&import=a-lost-score`)
  await linxPage(page).view('My Linx').click()
  await expect(linxPage(page).items.first()).toContainText('107')

  await page.goto(`${opening}&import=never-failed`)
  await expect(page.getByText('import=never-failed is not a known value.')).toBeVisible()
  await expect(page.getByText('the name of a world that a failed story has left')).toBeVisible()
})
