import type { Backend } from '#mocks'
import { inviteMessages } from '~/domain/messages/invite'
import { paths } from '~/routing/paths'
import { invitePage } from '../screens/invite'
import { expect } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { story, test } from '../support/story'

const invitedBy = (backend: Backend): string[] => backend.db.mails.rows().map(({ to }) => to)

test(
  story('inviting-one', 'I invite Joan; the first try fails and nothing I typed is lost (SOC-10)'),
  async ({ page, backend, setFault, I }) => {
    const screen = invitePage(page)
    await I('fill in Joan’s name and email', async () => {
      await page.goto(paths.invite())
      await expect(screen.title).toBeVisible()
      await expect(screen.send).toBeDisabled()
      await screen.fill('Joan', 'Abernathy', 'joan.abernathy@hollow.example')
    })
    await I('send while the host fails, and see why', async () => {
      setFault('sendInvite', { status: 500, message: 'The post office is closed.', times: 1 })
      await screen.send.click()
      await expect(screen.problem).toHaveText('The post office is closed.')
      await expect(screen.email).toHaveValue('joan.abernathy@hollow.example')
    })
    await I('send again, and she is invited', async () => {
      setFault('sendInvite', 'wait-300')
      await screen.email.press('Enter')
      await expect(screen.sending).toBeDisabled()
      await expect(screen.status('Invitation sent to Joan Abernathy.')).toBeVisible()
      await expect(screen.firstName).toHaveValue('')
      await expect(screen.firstName).toBeFocused()
      expect(invitedBy(backend)).toEqual(['joan.abernathy@hollow.example'])
    })
  },
)

test(
  story(
    'inviting-many',
    'I invite three of my contacts; one invitation fails, and only that one is sent again (SOC-10)',
  ),
  async ({ page, backend, setFault, I }) => {
    const screen = invitePage(page)
    await I('open my Microsoft contacts; what I had typed is still there', async () => {
      await page.goto(paths.invite())
      await screen.fill('Typed', '', '')
      await screen.openContacts(golfers.nora.name)
      await expect(screen.picker).toBeVisible()
      expect(page.url()).not.toContain('#')
      await expect(screen.firstName).toHaveValue('Typed')
      await expect(screen.selected).toHaveText('0 of 44 selected')
      await expect(screen.contact('Abernathy, Joan')).toHaveCount(1)
    })
    await I('find three of them by search, and select them', async () => {
      await screen.search.fill('abern')
      await screen.contact('Abernathy, Joan').check()
      await screen.search.fill('haruko')
      await screen.contact('Haruko, Ōta').check()
      await screen.search.fill('caddie')
      await screen.contact('caddie@bellwether.example').check()
    })
    await I('send, and one fails', async () => {
      setFault('sendInvite', { status: 500, message: 'Not now.', times: 1 })
      await screen.sendMany(3).click()
      await expect(screen.problem).toHaveText('2 sent. Not sent: Joan Abernathy.')
    })
    await I('send again; only that one is sent', async () => {
      await screen.sendMany(1).click()
      await expect(screen.picker).toBeHidden()
      await expect(screen.status('1 invitation sent.')).toBeVisible()
      await expect(screen.title).toBeFocused() // the picker opened automatically after the return
      expect(invitedBy(backend).toSorted()).toEqual([
        'caddie@bellwether.example',
        'haruko@omoto.example',
        'joan.abernathy@hollow.example',
      ])
    })
    const letter = backend.db.mails.rows().find(({ to }) => to === 'caddie@bellwether.example')
    expect(letter?.text).toContain('Hello Friend,')
  },
)

test(
  story('contacts-closed', 'My contacts cannot be read, and the page says why each time'),
  async ({ page, stack, I }) => {
    const screen = invitePage(page)
    await page.goto(paths.invite())
    for (const [why, who, words] of [
      ['change my mind', 'Cancel', inviteMessages.canceled],
      ['am not allowed to', golfers.priya.name, inviteMessages.denied],
      ['have no mailbox', 'A person without an account', inviteMessages.noMailbox],
    ] as const)
      await I(`open them, but ${why}`, async () => {
        await screen.openContacts(who)
        await expect(screen.problem).toHaveText(words)
        await expect(screen.contacts).toBeEnabled()
      })
    await I('open them in a build without Microsoft contacts', async () => {
      stack.offerContacts(false)
      await page.reload()
      await expect(screen.title).toBeVisible()
      await screen.contacts.click()
      await expect(screen.problem).toHaveText(inviteMessages.notConfigured)
    })
  },
)

test(
  story('no-contacts', 'My address book is empty; when it loads slowly, I can cancel'),
  async ({ page, setFault, I }) => {
    const screen = invitePage(page)
    await I('open an empty address book', async () => {
      await page.goto(paths.invite())
      await screen.openContacts(golfers.hal.name)
      await expect(screen.picker.getByText(inviteMessages.noContacts)).toBeVisible()
      await expect(screen.sendMany(0)).toBeDisabled()
      await screen.cancel.click()
    })
    await I('open it again, and cancel while it is loading', async () => {
      setFault('listContacts', 'wait-30000')
      await screen.contacts.click()
      await expect(screen.gathering).toBeVisible()
      await screen.cancel.click()
      await expect(screen.gathering).toBeHidden()
      await expect(screen.contacts).toBeFocused()
    })
  },
)
