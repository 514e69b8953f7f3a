import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Backend } from '#mocks'
import { appMessages } from '~/domain/messages/app'
import { photoMessages } from '~/domain/messages/photo'
import { profileMessages } from '~/domain/messages/profile'
import { requestMessages } from '~/domain/messages/request'
import { paths } from '~/routing/paths'
import { profilePage } from '../screens/profile'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { expect } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { sent } from '../support/journal'
import { story, test } from '../support/story'

const icon = readFileSync(
  fileURLToPath(new URL('../../src/public/icons/icon-512.png', import.meta.url)),
)
const nora = (backend: Backend) => backend.db.users.get(golfers.nora.id)

test.beforeEach(async ({ page }) => {
  await page.goto(paths.profile())
  await expect(profilePage(page).field('City')).toBeVisible()
})

test(
  story(
    'moving-house',
    'I have moved; my new city is saved automatically, and unchanged fields are not sent',
  ),
  async ({ page, backend, I }) => {
    const profile = profilePage(page)
    await I('type my new city, and leave the field', async () => {
      await profile.field('City').fill('Lyons')
      await profile.field('First Name').focus()
      await expect(profile.saved).toBeVisible()
      expect(nora(backend)?.city).toBe('Lyons')
    })
    await I('go through a field without changing it', async () => {
      await profile.field('Last Name').focus()
      await profile.field('City').focus()
      await expect.poll(() => sent(backend, 'updateCurrentUser')).toHaveLength(1)
    })
    await I('clear my first name, and see that it is required', async () => {
      await profile.field('First Name').fill('')
      await profile.field('City').focus()
      await expect(page.getByText(profileMessages.firstNameMissing)).toBeVisible()
      expect(sent(backend, 'updateCurrentUser')).toHaveLength(1)
    })
  },
)

test(
  story(
    'profile-trouble',
    'The host fails while my profile is saved; each failure shows its message',
  ),
  async ({ page, setFault, I }) => {
    const profile = profilePage(page)
    const change = async (city: string, words: string) => {
      await profile.field('City').fill(city)
      await profile.field('First Name').focus()
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    }
    await I('save while the host fails without a message', async () => {
      setFault('updateCurrentUser', { status: 500, body: '{}' })
      await change('Lyons', 'Request failed with status 500')
    })
    await I('save while the host responds with an HTML page', async () => {
      setFault('updateCurrentUser', { status: 500, body: '<h1>Oops</h1>', type: 'text/html' })
      await change('Erie', 'Internal Server Error') // the status text, because the response has no message
    })
    await I('save while a gateway responds without a status text', async () => {
      setFault('updateCurrentUser', 'gateway')
      await change('Niwot', requestMessages.errorFormat)
    })
    await I('save while the response is cut off', async () => {
      setFault('updateCurrentUser', 'malformed')
      await change('Golden', 'Invalid JSON response from server.')
    })
    await I('save while there is no connection', async () => {
      setFault('updateCurrentUser', 'drop-before-commit')
      await change('Arvada', 'Network error or unexpected issue')
    })
  },
)

test(
  story(
    'handicap-id-refused',
    'I mistype my HDCP ID; the old one is restored and I see why (SOC-09)',
  ),
  async ({ page, backend, I }) => {
    const profile = profilePage(page)
    const id = String(nora(backend)?.ghinNumber)
    await I('type an unknown HDCP ID', async () => {
      await profile.field('HDCP ID').fill('7777777')
      await profile.field('City').focus()
      await expect(profile.alert).toContainText(appMessages.alertTitle)
      await expect(profile.alert).toContainText('This Handicap ID is not known.')
    })
    await I('close the alert, and find my old number', async () => {
      await page.keyboard.press('Enter')
      await expect(profile.field('HDCP ID')).toHaveValue(id)
      expect(sent(backend, 'updateCurrentUser')).toEqual([])
    })
    await I(
      'type a last name that does not match the number, and read the error in an alert',
      async () => {
        await profile.field('Last Name').fill('Whitcomb-Bell')
        await profile.field('City').focus()
        await expect(profile.alert).toContainText('The last name does not match')
        await page.keyboard.press('Enter')
        await expect(profile.field('Last Name')).toHaveAccessibleDescription(/does not match/)
      },
    )
    await I(
      'go on to other fields and to another page; the alert does not appear again',
      async () => {
        await profile.field('City').fill('Lyons')
        await profile.field('First Name').focus()
        await shell(page).link('Groups').click()
        await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
        await expect(profile.alert).toBeHidden()
        expect(sent(backend, 'validateGolferData')).toHaveLength(2)
        expect(sent(backend, 'updateCurrentUser')).toEqual([])
      },
    )
  },
)

test(
  story(
    'handicap-service-rests',
    'The handicap service is down; my new number stays in its field, and is saved when the service is back (SOC-09)',
  ),
  async ({ page, backend, setFault, clearFaults, I }) => {
    const profile = profilePage(page)
    const id = profile.field('HDCP ID')
    await I('have no number', async () => {
      await id.fill('')
      await profile.field('City').focus()
      await expect.poll(() => nora(backend)?.ghinNumber).toBeNull()
    })
    await I('type my number while the service is down', async () => {
      setFault('validateGolferData', { status: 503, message: 'Resting.' })
      await id.fill('1034567')
      await profile.field('City').focus()
      await expect(id).toHaveAccessibleDescription(profileMessages.hdcpLater)
      await expect(id).toHaveValue('1034567')
      await expect(profile.alert).toBeHidden()
      await expect(profile.saved).toBeHidden()
    })
    await I('leave the field again when it is back', async () => {
      clearFaults()
      await id.focus()
      await profile.field('City').focus()
      await expect.poll(() => nora(backend)?.ghinNumber).toBe(1034567)
      await expect(profile.saved).toBeVisible()
    })
  },
)

test(
  story(
    'going-public',
    'I make my posts public after a confirmation, and private again without one',
  ),
  async ({ page, backend, I }) => {
    const profile = profilePage(page)
    await I('set Private Posts to No, read the question, and cancel', async () => {
      await profile.privacy('No').click()
      await expect(profile.confirmDialog).toContainText(profileMessages.publicConfirm)
      await page.keyboard.press('Escape')
      await expect(profile.privacy('Yes')).toBeChecked()
    })
    await I('set it to No again, and confirm', async () => {
      await profile.privacy('No').click()
      await profile.confirmDialog.getByRole('button', { name: 'Make public' }).click()
      await expect.poll(() => nora(backend)?.isPrivate).toBe(false)
    })
    await I('set it back to Yes', async () => {
      await profile.privacy('Yes').click()
      await expect.poll(() => nora(backend)?.isPrivate).toBe(true)
    })
  },
)

test(
  story(
    'my-picture',
    'I choose a profile picture, zoom in, save it, and remove it again (UPL-01, UPL-08, UPL-12, DIA-05)',
  ),
  async ({ page, backend, setFault, clearFaults, I }) => {
    const profile = profilePage(page)
    const before = nora(backend)?.portrait
    await I('choose a file that is not a picture', async () => {
      await profile.picture.click()
      const buffer = Buffer.from('no')
      await profile.file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer })
      await expect(profile.problem).toHaveText(photoMessages.wrongType)
    })
    await I('choose a real one and zoom in', async () => {
      await profile.file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: icon })
      await expect(profile.zoom).toBeEnabled()
      await profile.zoom.press('ArrowRight')
      await expect(profile.zoom).toHaveValue('1.1')
    })
    await I('save while the host responds without a picture address', async () => {
      setFault('uploadProfilePicture', { status: 200, body: '{}' })
      await profile.save.click()
      await expect(profile.problem).toHaveText(photoMessages.badAnswer)
    })
    await I('save when the host works again', async () => {
      clearFaults()
      await profile.save.click()
      await expect(profile.editor).toBeHidden()
      await expect(profile.picture).toBeFocused()
      expect(nora(backend)?.portrait).not.toBe(before)
    })
    await I('remove it, and confirm', async () => {
      await profile.picture.click()
      await profile.editor.getByRole('button', { name: 'Remove' }).click()
      await expect(profile.confirmDialog).toContainText(photoMessages.removeConfirm)
      await profile.confirmDialog.getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByRole('button', { name: 'Add a profile picture' })).toBeVisible()
      await expect.poll(() => nora(backend)?.portrait).toBeNull()
    })
  },
)

test(
  story('not-deleted', 'My account is deleted only if I type the right word (SES-11)'),
  async ({ page, backend, I }) => {
    const profile = profilePage(page)
    await I('type another word', async () => {
      await profile.delete.click()
      await profile.confirmWord.fill('remove')
      await page.keyboard.press('Enter')
      await expect(profile.alert).toContainText(profileMessages.deleteWrongWord)
      expect(nora(backend)).toBeDefined()
      await page.keyboard.press('Enter')
    })
    await I('type delete, and my account is deleted', async () => {
      await profile.delete.click()
      await profile.confirmWord.fill('DELETE')
      await page.keyboard.press('Enter')
      await expect(signInPage(page).login).toBeVisible()
      await expect(
        page.getByRole('status').filter({ hasText: profileMessages.deleted }),
      ).toBeVisible()
      expect(nora(backend)).toBeUndefined()
    })
  },
)

test(
  story(
    'deletion-fails',
    'The host fails to delete my account; I see an error, stay signed in, and can try again (SES-11)',
  ),
  async ({ page, backend, setFault, clearFaults, I }) => {
    const profile = profilePage(page)
    const confirm = profile.confirmDialog.getByRole('button', { name: 'Delete Account' })
    await I('type the word while the host fails', async () => {
      setFault('deleteCurrentUser', { status: 500, message: 'Not now.' })
      await profile.delete.click()
      await profile.confirmWord.fill('DeLeTe')
      await confirm.click()
      await expect(profile.confirmDialog.getByRole('alert')).toHaveText('Not now.')
      expect(nora(backend)).toBeDefined()
    })
    await I('try again while the host refuses without a reason', async () => {
      setFault('deleteCurrentUser', 'unsuccessful')
      await confirm.click()
      await expect(profile.confirmDialog.getByRole('alert')).toHaveText(appMessages.alertDefault)
      await expect(confirm).toBeEnabled()
      expect(nora(backend)).toBeDefined()
    })
    await I('press twice when the host works again, and it is deleted once', async () => {
      clearFaults()
      await confirm.dblclick()
      await expect(signInPage(page).login).toBeVisible()
      const deletions = sent(backend, 'deleteCurrentUser')
      expect(deletions.map(({ status }) => status)).toEqual([500, 200, 200])
    })
  },
)
