import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createContactList } from '~/domain/people/contact-names'
import { inviteMessages } from '~/domain/messages/invite'
import { WithQueries } from '~/testing/with-queries'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { trackFocus } from '~/ui/focus/focus'
import { json, never, refusal } from '~/testing/responses'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { ContactsSection } from './contacts-section'
import { userInviteHistory, type UserInviteHistory } from './invite-history'
import type { MicrosoftContacts } from './microsoft-contacts'

const INVITE = 'POST /api/invite'
const setting = { issuer: 'https://x.example', clientId: 'c', graph: 'https://graph.example' }

let network: FakeNetwork

beforeEach(() => {
  trackFocus()
  network = fakeNetwork({ [INVITE]: () => json({ success: true, message: 'Sent.' }) })
})
afterEach(() => network.restore())

function people(count: number) {
  const list = createContactList()
  list.add(
    Array.from({ length: count }, (_, at) => ({
      displayName: `Golfer ${String.fromCharCode(65 + (at % 26))}${at}`,
      givenName: '',
      surname: '',
      emailAddresses: [`g${at}@club.example`],
    })),
  )
  return list.contacts()
}

const memory: UserInviteHistory = {
  invited: () => Promise.resolve(new Map()),
  remember: () => Promise.resolve(() => Promise.resolve()),
  saveForm: () => Promise.resolve(),
  form: () => Promise.resolve(undefined),
}

/** The button, with an address book of this many contacts. */
async function open(count: number, gather?: MicrosoftContacts['gather'], history = memory) {
  const contacts: MicrosoftContacts = {
    token: () => Promise.resolve('t'),
    requestAccess: () => Promise.resolve(),
    finish: () => Promise.resolve('t'),
    gather: gather ?? (() => Promise.resolve(people(count))),
  }
  const screen = await render(
    <ContactsSection
      setting={setting}
      returned=""
      history={history}
      onLeave={() => Promise.resolve()}
      open={() => Promise.resolve(contacts)}
    />,
    { wrapper: WithQueries },
  )
  const button = screen.getByRole('button', { name: 'Microsoft Contacts' })
  await button.click()
  return {
    screen,
    button,
    selected: (words: string) => screen.getByText(words, { exact: true }),
    send: (count_: number) => screen.getByRole('button', { name: inviteMessages.sendMany(count_) }),
    rows: () => screen.getByRole('listitem').elements().length,
  }
}

/** The color and icon of the notice with these words. */
const kindOf = (words: Locator) => words.element().closest('[data-kind]')?.getAttribute('data-kind')

test('SOC-10 Send pressed twice; 3 of 10 fail: one request each, and the 3 are named and can be sent again without the others', async () => {
  let requests = 0
  network.on(INVITE, () => {
    requests += 1
    return requests % 3 === 0 ? refusal(500, 'Full.') : json({ success: true })
  })
  const { screen, send, button } = await open(10)
  await screen.getByRole('button', { name: 'Select all' }).click()
  const screenReader = startScreenReader()
  const press = send(10).element()
  if (!(press instanceof HTMLElement)) throw new Error('no button')
  press.click()
  press.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('7 sent. Not sent: Golfer C2, Golfer F5 and Golfer I8.')
  expect(network.count(INVITE)).toBe(10)
  network.on(INVITE, () => json({ success: true }))
  await send(3).click()
  const words = screen.getByText('3 invitations sent.')
  await expect.element(words).toBeVisible()
  expect(kindOf(words)).toBe('good')
  await expect.poll(screenReader.announced).toContain('3 invitations sent.')
  expect(screenReader.announced()).toEqual(
    expect.arrayContaining([
      inviteMessages.progress(2, 10),
      expect.stringContaining('7 sent. Not sent:'),
    ]),
  )
  screenReader.stop()
  expect(network.count(INVITE)).toBe(13)
  await expect.element(button).toHaveFocus()
})

test('SOC-10 a picker that is closed midway sends nothing after the current invitation, and the page says how many were sent', async () => {
  let answer = () => {}
  network.on(
    INVITE,
    () => new Promise((resolve) => (answer = () => resolve(json({ success: true })))),
  )
  const { screen, send } = await open(10)
  await screen.getByRole('button', { name: 'Select all' }).click()
  await send(10).click()
  await expect.poll(() => network.count(INVITE)).toBe(1)
  await screen.getByRole('button', { name: 'Cancel' }).click()
  answer()
  const words = screen.getByText(inviteMessages.stopped(1, 10))
  await expect.element(words).toBeVisible()
  expect(kindOf(words)).toBe('info')
  expect(network.count(INVITE)).toBe(1)
})

test('the last invitation of a picker that was closed does not close the one that was opened after it', async () => {
  let answer = () => {}
  network.on(
    INVITE,
    () => new Promise((resolve) => (answer = () => resolve(json({ success: true })))),
  )
  const { screen, send, button } = await open(1)
  await screen.getByRole('button', { name: 'Select all' }).click()
  await send(1).click()
  await expect.poll(() => network.count(INVITE)).toBe(1)
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await button.click()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  answer()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible()
})

test('an invitation that is being sent when the page is closed is marked as invited on the next visit, and Select all skips it (SOC-10)', async () => {
  const history = userInviteHistory(7062)
  network.on(INVITE, never)
  const first = await open(10, undefined, history)
  await first.screen.getByRole('checkbox', { name: 'C2' }).click()
  await first.send(1).click()
  await expect.poll(() => network.count(INVITE)).toBe(1)
  await first.screen.unmount()

  const { screen, selected } = await open(10, undefined, history)
  await expect.element(screen.getByRole('checkbox', { name: /C2.*Invited/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Select all' }).click()
  await expect.element(selected('9 of 10 selected')).toBeVisible()
})

test('of 5,000 contacts only those on the screen are rendered; a search and the keys reach the others', async () => {
  const { screen, selected, rows } = await open(5000)
  await expect.element(selected('0 of 5,000 selected')).toBeVisible()
  expect(rows()).toBeLessThan(60)
  const screenReader = startScreenReader()
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search contacts' }), 'g4321@')
  await expect.poll(rows).toBe(1)
  await expect.poll(screenReader.announced).toEqual(['1 contact found'])
  screenReader.stop()
  await screen.getByRole('checkbox').click()
  await expect.element(selected('1 of 5,000 selected')).toBeVisible()
  await userEvent.fill(screen.getByRole('searchbox'), '')
  await expect.poll(rows).toBeGreaterThan(1)
  screen.getByRole('checkbox').elements()[0]?.focus()
  await userEvent.keyboard('{End}')
  const row = () => document.activeElement?.closest('li')?.ariaPosInSet
  await expect.poll(row).toBe('5000')
  await userEvent.keyboard(' ')
  await expect.element(selected('2 of 5,000 selected')).toBeVisible()
})

test('5,000 contacts are a single Tab stop, and can be used with the keyboard alone', async () => {
  const { screen, selected, send } = await open(5000)
  await expect.element(selected('0 of 5,000 selected')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Select all' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{End}')
  const row = () => document.activeElement?.closest('li')?.ariaPosInSet
  await expect.poll(row).toBe('5000')
  await userEvent.keyboard(' {Home}')
  await expect.poll(row).toBe('1')
  await userEvent.keyboard(' ')
  await expect.element(selected('2 of 5,000 selected')).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(send(2)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('gathering contacts shows how many, and can be canceled', async () => {
  let signal: AbortSignal | undefined
  const { screen, button } = await open(0, (gathering) => {
    signal = gathering.signal
    gathering.onCount(84)
    return new Promise(() => {})
  })
  await expect.element(screen.getByRole('alertdialog').getByRole('status')).toHaveTextContent('84')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => signal?.aborted).toBe(true)
  await expect.element(button).toHaveFocus()
})

test('without contacts there is an empty state, and nothing can be sent', async () => {
  const { screen, send } = await open(0)
  const words = screen.getByRole('heading', { name: inviteMessages.noContacts })
  await expect.element(words).toBeVisible()
  const drawing = screen.getByRole('dialog').element().querySelector('svg')
  const gap =
    words.element().getBoundingClientRect().top - (drawing?.getBoundingClientRect().bottom ?? 0)
  expect(gap).toBeLessThan(40)
  await expect.element(send(0)).toBeDisabled()
})
