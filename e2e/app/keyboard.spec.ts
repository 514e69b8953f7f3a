import type { Page } from '@playwright/test'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { coursePicker, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { commentsOf } from '../screens/comments'
import { expect, test } from '../support/fixtures'
import { COURSE } from '../support/scores'
import { golfers, PASSWORD } from '../support/golfers'
import { expectFocus, tabTo } from '../support/keyboard'

test.use({ as: null })

/** Records all pointer actions on the page. A click caused by a key does not count (its `detail` is 0). */
async function watchPointers(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { pointers: seen })
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(type, () => seen.push(type), { capture: true })
  })
  return () => page.evaluate((): string[] => Reflect.get(window, 'pointers'))
}

test('a golfer can sign in, post a score, comment on it and log out with the keyboard alone, always with a visible focus', async ({
  page,
  backend,
}) => {
  const pointers = await watchPointers(page)
  const { keyboard } = page
  await page.goto(paths.login())
  await tabTo(signInPage(page).email)
  await keyboard.type(golfers.nora.email)
  await tabTo(signInPage(page).password)
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')
  await expect(linxPage(page).items.first()).toBeVisible()

  await tabTo(shell(page).link('Post'), 'Shift+Tab')
  await keyboard.press('Enter')
  await expectFocus(coursePicker(page).heading)
  await tabTo(coursePicker(page).course(COURSE))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
  const form = scoreForm(page)
  await expectFocus(form.total)
  await keyboard.type('84')
  await tabTo(form.notes)
  await keyboard.type('Dew on the first.')
  await tabTo(form.post)
  await keyboard.press('Enter')
  await expect(form.alert).toContainText('84')
  await expectFocus(form.close)
  await keyboard.press('Enter')
  await expectFocus(coursePicker(page).heading)

  await tabTo(shell(page).link(/^Linx/), 'Shift+Tab')
  await keyboard.press('Enter')
  await expectFocus(linxPage(page).heading)
  await tabTo(linxPage(page).view('My Linx'))
  await keyboard.press('Enter')
  const round = linxPage(page).items.first()
  await expect(round).toContainText('Dew on the first.')
  const thread = commentsOf(round)
  await tabTo(thread.comments)
  await keyboard.press('Enter')
  await tabTo(thread.field)
  await keyboard.type('Saturday again?')
  await keyboard.press('Enter')
  await expect(thread.panel.getByRole('listitem').last()).toContainText('Saturday again?')
  await expectFocus(thread.field)
  // The comment is shown before the journal has the response's status.
  const writes = () =>
    backend.journal.entries
      .map(({ operationId }) => operationId)
      .filter((name) => name === 'postScore' || name === 'addComment')
  await expect.poll(writes).toEqual(['postScore', 'addComment'])

  await tabTo(shell(page).account, 'Shift+Tab')
  await keyboard.press('Enter')
  await expectFocus(page.getByRole('menuitem', { name: 'Profile' }))
  await keyboard.press('End')
  await expectFocus(shell(page).logout)
  await keyboard.press('Enter')
  await expectFocus(signInPage(page).password)
  expect(await pointers()).toEqual([])
})
