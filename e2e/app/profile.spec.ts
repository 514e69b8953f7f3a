import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Backend } from '#mocks/backend'
import { photoMessages } from '~/domain/messages/photo'
import { profileMessages } from '~/domain/messages/profile'
import { paths } from '~/routing/paths'
import { profilePage } from '../screens/profile'
import { signInPage } from '../screens/sign-in'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'

const icon = readFileSync(
  fileURLToPath(new URL('../../src/public/icons/icon-512.png', import.meta.url)),
)
const nora = (backend: Backend) => backend.db.users.get(golfers.nora.id)
const saves = (backend: Backend) =>
  backend.journal.entries.filter(({ operationId }) => operationId === 'updateCurrentUser').length

test('a field that is left saves itself; one left as it was sends nothing', async ({
  page,
  backend,
}) => {
  await page.goto(paths.profile())
  const profile = profilePage(page)
  await profile.field('City').fill('Lyons')
  await profile.field('First Name').focus()
  await expect(profile.saved).toBeVisible()
  expect(nora(backend)?.city).toBe('Lyons')
  await profile.field('Last Name').focus()
  await profile.field('City').focus()
  await expect.poll(() => saves(backend)).toBe(1)
  await profile.field('First Name').fill('')
  await profile.field('City').focus()
  await expect(page.getByText(profileMessages.firstNameMissing)).toBeVisible()
  expect(saves(backend)).toBe(1)
})

test('SOC-09 a wrong HDCP ID is restored, and an alert says why', async ({ page, backend }) => {
  await page.goto(paths.profile())
  const profile = profilePage(page)
  const id = String(nora(backend)?.ghinNumber)
  await profile.field('HDCP ID').fill('7777777')
  await profile.field('City').focus()
  await expect(profile.alert).toContainText('This Handicap ID is not known.')
  await page.keyboard.press('Enter')
  await expect(profile.field('HDCP ID')).toHaveValue(id)
  expect(saves(backend)).toBe(0)
})

test('posts become public only after a question, and private without one', async ({
  page,
  backend,
}) => {
  await page.goto(paths.profile())
  const profile = profilePage(page)
  await profile.privacy('No').click()
  await expect(profile.sure).toContainText(profileMessages.publicConfirm)
  await page.keyboard.press('Escape')
  await expect(profile.privacy('Yes')).toBeChecked()
  await profile.privacy('No').click()
  await profile.sure.getByRole('button', { name: 'Make public' }).click()
  await expect.poll(() => nora(backend)?.isPrivate).toBe(false)
  await profile.privacy('Yes').click()
  await expect.poll(() => nora(backend)?.isPrivate).toBe(true)
})

test('UPL-01 UPL-08 UPL-12 a picture is chosen, cut, sent, and can be removed', async ({
  page,
  backend,
}) => {
  await page.goto(paths.profile())
  const profile = profilePage(page)
  const before = nora(backend)?.portrait
  await profile.picture.click()
  await profile.file.setInputFiles({
    name: 'x.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no'),
  })
  await expect(profile.problem).toHaveText(photoMessages.wrongType)
  await profile.file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: icon })
  await expect(profile.zoom).toBeEnabled()
  await profile.zoom.press('ArrowRight')
  await expect(profile.zoom).toHaveValue('1.1')
  backend.faults.set('uploadProfilePicture', { status: 200, body: '{}' })
  await profile.save.click()
  await expect(profile.problem).toHaveText(photoMessages.badAnswer)
  backend.faults.clear()
  await profile.save.click()
  await expect(profile.editor).toBeHidden()
  await expect(profile.picture).toBeFocused()
  expect(nora(backend)?.portrait).not.toBe(before)

  await profile.picture.click()
  await profile.editor.getByRole('button', { name: 'Remove' }).click()
  await expect(profile.sure).toContainText(photoMessages.removeConfirm)
  await profile.sure.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Add a profile picture' })).toBeVisible()
})

test('SES-11 a deletion that fails says why, and the golfer stays', async ({ page, backend }) => {
  await page.goto(paths.profile())
  const profile = profilePage(page)
  backend.faults.set('deleteCurrentUser', { status: 500, message: 'Not now.' })
  await profile.delete.click()
  await profile.word.fill('DeLeTe')
  await profile.sure.getByRole('button', { name: 'Delete Account' }).click()
  await expect(profile.sure.getByRole('alert')).toHaveText('Not now.')
  expect(nora(backend)).toBeDefined()
  backend.faults.clear()
  await profile.sure.getByRole('button', { name: 'Delete Account' }).dblclick()
  await expect(signInPage(page).login).toBeVisible()
  const sent = backend.journal.entries.filter((one) => one.operationId === 'deleteCurrentUser')
  expect(sent.map(({ status }) => status)).toEqual([500, 200])
})

test('SES-11 an account is deleted only by the word', async ({ page, backend }) => {
  await page.goto(paths.profile())
  const profile = profilePage(page)
  await profile.delete.click()
  await profile.word.fill('remove')
  await page.keyboard.press('Enter')
  await expect(profile.alert).toContainText(profileMessages.deleteWrongWord)
  await page.keyboard.press('Enter')
  await profile.delete.click()
  await profile.word.fill('DELETE')
  await page.keyboard.press('Enter')
  await expect(signInPage(page).login).toBeVisible()
  expect(nora(backend)).toBeUndefined()
})

test('the profile is accessible in both themes and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(paths.profile())
    await expect(profilePage(page).field('City')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})
