import { type ReactElement, type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { profileMessages } from '~/domain/messages/profile'
import { pushMessages } from '~/domain/messages/push'
import { GroupCard } from '~/features/groups/group-card'
import { item } from '~/features/feed/list/linx-feed.fake'
import { ItemMore } from '~/features/feed/cards/round-head'
import { DeleteAccount } from '~/features/profile/delete-account'
import { PushPrompt } from '~/features/push-prompt/push-offer'
import { AlertHost } from '~/ui/overlay/alert-dialog'
import { Button } from '~/ui/actions/button'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { trackFocus } from '~/ui/focus/focus'
import { json, refusal } from '~/testing/responses'
import { aGroupMember } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { LogoutQuestion } from '~/features/login/logout-question'
import { renderInApp } from './show-part.fake'

let network: FakeNetwork
beforeEach(() => {
  trackFocus()
  network = fakeNetwork()
})
afterEach(() => network.restore())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const press = (key = '{Enter}') => userEvent.keyboard(key)
const dialog = () => document.querySelector('dialog')
/** Real hosts never respond within the same frame. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 30))

/** Renders alerts as the frame does. */
const show = (element: ReactElement) => renderInApp(element, <AlertHost />)

/** A button and what it opens. */
function Opened({
  label,
  children,
}: {
  label: string
  children: (close: () => void) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  )
}

const round = item(7, { name: 'Marcus Bell', goPublicNotes: 'Dew.' })
const question = (
  <Opened label="Logout">
    {(close) => <LogoutQuestion unsent={1} onLogout={() => {}} onClose={close} />}
  </Opened>
)
const prompt = (enable: () => Promise<void>) => (
  <Opened label="Woohoo!">
    {(close) => <PushPrompt kind="enable" enable={enable} onDecline={() => {}} onClose={close} />}
  </Opened>
)

const dialogs = [
  {
    name: 'what else can be done with a round',
    element: <ItemMore key="" item={round} userId={1} />,
    opener: 'More about Marcus Bell at Bellwether Links',
    first: page.getByRole('link', { name: 'I played too' }),
    last: 'Close',
  },
  {
    name: 'the question before a logout that loses a score',
    element: question,
    opener: 'Logout',
    first: button('Stay signed in'),
    last: 'Stay signed in',
  },
  {
    name: 'the end of an account',
    element: <DeleteAccount key="" onDeleted={() => {}} />,
    opener: 'Delete Account',
    first: page.getByLabelText('Type “delete” to confirm'),
    last: 'Cancel',
  },
]

test.each(dialogs)(
  '$name: opening moves the focus inside; Escape and Close restore it',
  async ({ element, opener, first, last }) => {
    await show(element)
    await userEvent.tab()
    for (const close of [() => press('{Escape}'), () => button(last).click()]) {
      await expect.element(button(opener)).toHaveFocus()
      await press()
      await expect.element(first).toHaveFocus()
      await close()
      await expect.poll(dialog).toBeNull()
    }
    await expect.element(button(opener)).toHaveFocus()
  },
)

test('refused notifications are announced and the focus stays on Enable; once granted, it returns to the page', async () => {
  let denied = true
  const answer = async () => {
    await soon()
    if (denied) throw new Error(pushMessages.denied)
  }
  await show(prompt(answer))
  await userEvent.tab()
  await press()
  await userEvent.tab()
  await expect.element(button(pushMessages.enable)).toHaveFocus()
  const screenReader = startScreenReader()
  await press()
  await expect.poll(screenReader.announced).toEqual([pushMessages.denied])
  await expect.element(button(pushMessages.enable)).toHaveFocus()
  screenReader.stop()
  denied = false
  await press()
  await expect.element(button(pushMessages.enable)).not.toBeInTheDocument()
  await expect.element(button('Woohoo!')).toHaveFocus()
})

test('a failed account deletion is announced and the focus stays on the button; a wrong word focuses its field', async () => {
  network.on('DELETE /api/user/current', async () => {
    await soon()
    return refusal(500, 'The clubhouse is closed.')
  })
  await show(<DeleteAccount onDeleted={() => {}} />)
  await userEvent.tab()
  await press()
  await userEvent.keyboard('delete')
  await userEvent.tab()
  await userEvent.tab()
  const screenReader = startScreenReader()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' })
  await expect.element(confirm).toHaveFocus()
  await press()
  await expect.poll(screenReader.announced).toEqual(['The clubhouse is closed.'])
  await expect.element(confirm).toHaveFocus()
  screenReader.stop()
  await page.getByRole('textbox').fill('delte')
  await press()
  await expect.element(page.getByText(profileMessages.deleteWrongWord)).toBeVisible()
  await expect.element(button('OK')).toHaveFocus()
  await press()
  await expect.poll(dialog).toBeNull()
  await expect.element(button('Delete Account')).toHaveFocus()
})

test('opening and closing the members of a group keeps the focus, even if they load on the second attempt', async () => {
  let broken = true
  network.on('GET /api/group/3/members', async () => {
    await soon()
    return broken ? refusal(400, 'Not now.') : json([aGroupMember({ name: 'Hal Winters' })])
  })
  const group = { groupId: 3, groupName: 'Dawn Patrol', openTo: 'All', description: '' }
  await show(<GroupCard group={{ ...group, ownerName: 'Marcus Bell' }} view="mygroups" />)
  const members = button('Members of Dawn Patrol')
  await userEvent.tab()
  await press()
  await expect.element(button('Retry')).toBeVisible()
  await expect.element(members).toHaveFocus()
  broken = false
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(button('Retry')).toHaveFocus()
  await press()
  await expect.element(page.getByText('Hal Winters')).toBeVisible()
  await expect.element(button('Leave, Dawn Patrol')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await press()
  await expect.element(page.getByText('Hal Winters')).not.toBeInTheDocument()
  await expect.element(members).toHaveFocus()
})
