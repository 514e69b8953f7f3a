import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as view, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startInPage, type InPage } from '../page/in-page'
import { savedWorlds } from '../page/saved-worlds'
import { createCommands } from './commands'
import { Drawer } from './drawer'
import type { ConsoleHost } from './host'
import { useRefresh } from './use-refresh'

const NORA = 'nora@whitcombe.example'

let page: InPage
let opened: string[]
let remembered: string[]

beforeEach(async () => {
  opened = []
  remembered = []
  page = await startInPage({ saved: savedWorlds(`test ${crypto.randomUUID()}`) })
  await page.world.backend().ready()
})
afterEach(() => page.stop())

const host = (): ConsoleHost => ({
  page: async () => page,
  loadedPage: Promise.resolve(page),
  link: () => '',
  golferId: () => 1,
  remember: (link) => void remembered.push(link),
  openingLink: () => 'scenario=saturday-round&story=saturday',
  clearOnNextStart: () => void remembered.push('(afresh)'),
  open: (link) => void opened.push(link),
})

/** Renders the drawer and opens the named groups; those for testers are inside a group of their own. */
async function show(...groups: string[]) {
  const onClose = vi.fn()
  function Shown() {
    const commands = createCommands(page, host(), useRefresh())
    return <Drawer commands={commands} isPersistent onClose={onClose} />
  }
  const screen = await render(<Shown />)
  for (const name of new Set(groups.length > 0 ? ['For testers', ...groups] : []))
    await screen.getByRole('heading', { name, exact: true }).click()
  return { ...screen, onClose }
}

test('first comes what one shows: the evening, and the product in the dark; what testers need is folded', async () => {
  onTestFinished(() => {
    document.documentElement.removeAttribute('data-theme')
    localStorage.removeItem('theme')
  })
  const screen = await show()
  await expect.element(screen.getByRole('slider', { name: 'latency' })).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'Dark' }).click()
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await screen.getByRole('button', { name: 'Play the Saturday story' }).click()
  expect(opened).toEqual(['scenario=saturday-round&as=nora@whitcombe.example&story=saturday'])
  await page.world.backend().story.start('saturday')
  await screen.getByRole('button', { name: 'Restart the story' }).click() // for the golfer of the link
  await expect.poll(() => opened.at(-1)).toBe('scenario=saturday-round&story=saturday')
})

test('another scenario opens as its own golfer unless another golfer is chosen', async () => {
  const screen = await show()
  const golfer = screen.getByRole('combobox', { name: 'golfer', exact: true })
  await golfer.selectOptions('Tom Okafor')
  await screen.getByRole('radio', { name: 'Two seasons' }).click()
  await expect.element(golfer).toHaveDisplayValue('the scenario’s own')
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('radio', { name: 'Saturday foursome' }).click()
  await expect.element(golfer).toHaveDisplayValue('Nora Whitcombe')
  await screen.getByRole('radio', { name: 'New member' }).click() // Nora is there, too
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('radio', { name: '25+ new Linx' }).click()
  await golfer.selectOptions('Marcus Bell')
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => opened.at(-1)).toBe('scenario=busy-feed&as=marcus@bell.example')
  expect(opened.slice(0, -1)).toEqual(['scenario=season-10k', 'scenario=new-member'])
})

test('the network is as the sliders say, and a reload finds it so', async () => {
  const screen = await show('For testers')
  const latency = screen.getByRole('slider', { name: 'latency' })
  latency.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await screen.getByRole('checkbox', { name: 'Offline' }).click()
  screen.getByRole('slider', { name: 'fail rate' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .poll(() => page.conditions.current())
    .toMatchObject({ latencyMs: 200, isOffline: true })
  await expect
    .poll(() => page.world.backend().faults.list())
    .toEqual([{ operationId: '*', fault: { status: 503, share: 0.01 } }])
  await screen.getByRole('checkbox', { name: 'Offline' }).click()
  await expect
    .poll(() => remembered.at(-1))
    .toBe(`scenario=saturday-round&as=${NORA}&net=200&fault=*:503:share-1`)
})

test.each([
  ['Every session expires', '401-storm'],
  ['The hub flaps', 'hub-flap'],
  ['The hub refuses', 'hub-refused'],
  ['Storage full', 'storage-full'],
  ['Notices blocked', 'notices-blocked'],
  ['Push blocked', 'push-blocked'],
  ['Session cleared', 'flag=session-cleaned'],
  ['Refresh token cleared', 'refresh-token-cleaned'],
  ['Clock skew', 'skew=120'],
])('%s is one press, and another takes it back', async (label, part) => {
  const screen = await show('For testers')
  const box = screen.getByRole('checkbox', { name: label })
  await box.click()
  await expect.element(box).toBeChecked()
  await expect.poll(() => remembered.at(-1)).toContain(part)
  await box.click()
  await expect.element(box).not.toBeChecked()
  await expect.poll(() => remembered.at(-1)).not.toContain(part)
})

test('a skew and a fault that a link has set are shown as they are', async () => {
  page.conditions.change({ skewMinutes: -90 })
  page.world.backend().faults.set('*', 503)
  const screen = await show('For testers')
  const skew = screen.getByRole('checkbox', { name: 'Clock skew' })
  const rate = screen.getByRole('slider', { name: 'fail rate' })
  await expect.element(skew).toBeChecked()
  await expect.element(skew).toHaveAccessibleName('Clock skew 90 min behind')
  await expect.element(rate).toHaveAttribute('aria-valuetext', '100%')
  page.world.backend().faults.set('*', { delayMs: 4000, share: 0.5 })
  await expect.element(rate).toHaveAttribute('aria-valuetext', '0%')
  await skew.click()
  await expect.element(skew).toHaveAccessibleName('Clock skew 2 h ahead')
})

test('the session can be expired at once', async () => {
  const { tokens } = page.world.backend()
  const { accessToken } = await page.world.backend().signIn(NORA)
  const screen = await show('For testers')
  await screen.getByRole('button', { name: 'Expire the session now' }).click()
  await expect.poll(() => tokens.userOf(accessToken)).toBeUndefined()
})

test('the drawer moves and stops the time', async () => {
  const { clock } = page.world.backend()
  const screen = await show('clock')
  await screen.getByRole('checkbox', { name: 'Freeze' }).click()
  await screen.getByRole('button', { name: 'To 11:58 pm' }).click()
  await expect.poll(() => new Date(clock.now()).toISOString()).toMatch(/^2026-06-14T05:58/)
  await screen.getByRole('button', { name: '+ 1 day' }).click()
  await expect.element(screen.getByText(/^The time is now Sun, Jun 14, 11:58\sPM\.$/)).toBeVisible()
  expect(clock.isFrozen()).toBe(true)
  await expect.poll(() => remembered.at(-1)).not.toContain('clock=') // the world remembers its own time
})

test('a named fault affects one operation and can be removed', async () => {
  const screen = await show('faults')
  await screen.getByRole('combobox', { name: 'operation', exact: true }).selectOptions('listLinx')
  await screen.getByRole('combobox', { name: 'fault', exact: true }).selectOptions('partial')
  await screen.getByRole('combobox', { name: 'strikes', exact: true }).selectOptions('once')
  await screen.getByRole('button', { name: 'Set fault' }).click()
  await expect
    .poll(() => page.world.backend().faults.list())
    .toEqual([{ operationId: 'listLinx', fault: { sendBytes: 40, times: 1 } }])
  await screen.getByRole('button', { name: 'Remove listLinx:partial:times-1' }).click()
  await expect.poll(() => page.world.backend().faults.list()).toEqual([])
})

test('hub events go out; arguments that are none are refused', async () => {
  const { hub } = page.world.backend()
  const send = vi.spyOn(hub, 'send')
  const screen = await show('hub')
  await screen
    .getByRole('combobox', { name: 'event', exact: true })
    .selectOptions('ReceiveFollowRequestsUpdate')
  await screen.getByRole('combobox', { name: 'to', exact: true }).selectOptions('Nora Whitcombe')
  await screen.getByLabelText('arguments').fill('three')
  await screen.getByRole('button', { name: 'Send event' }).click()
  await expect.element(screen.getByText('Arguments are a JSON list, such as [3].')).toBeVisible()
  await screen.getByLabelText('arguments').fill('[3]')
  await screen.getByRole('button', { name: 'Send event' }).click()
  await expect.element(screen.getByText('Sent to 0 connections.')).toBeVisible()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledExactlyOnceWith(1, 'ReceiveFollowRequestsUpdate', 3)
})

test('mails, notifications and requests can be read, and a request copied as cURL', async () => {
  const { accessToken } = await page.world.backend().signIn(NORA)
  const send = (path: string, body: object) =>
    fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    })
  await send('/api/auth/forgot-password', { email: NORA, baseUrl: 'https://app.linx.example' })
  const keys = { p256dh: 'BNcR', auth: 'tBHI' }
  const subscription = { endpoint: 'https://push.example/send/1', keys }
  await send('/api/pushnotification/subscribe', { subscription })
  await send('/api/pushnotification/test', { badgeCount: 3 })

  const screen = await show('mailbox', 'push', 'requests')
  await expect
    .element(screen.getByRole('link', { name: 'Open the link of this mail' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/reset-password\?token=/))
  await expect.element(screen.getByText('Test notification')).toBeVisible()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await screen.getByRole('button', { name: 'Copy as cURL' }).first().click()
  await expect
    .poll(() => write.mock.lastCall?.[0])
    .toContain("'http://localhost:8787/api/pushnotification/test'")
  expect(write.mock.lastCall?.[0]).toContain(`"email":"${NORA}"`)
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('the meter counts exchanges, and a violation opens at its pointer', async () => {
  await fetch('/api/nowhere')
  const [member] = page.world.backend().db.users.rows()
  const body = JSON.stringify({
    email: member?.email,
    password: 'linxgolf1',
    pasword: 'typed twice',
  })
  const headers = { 'Content-Type': 'application/json' }
  await fetch('/api/auth/login', { method: 'POST', headers, body })
  const screen = await show('contract')
  const fact = (name: string) => screen.getByText(name, { exact: true }).element().parentElement
  await expect.poll(() => fact('unknown keys')?.textContent).toBe('unknown keys1')
  expect(fact('violations')?.textContent).toBe('violations0')
  expect(fact('undocumented requests')?.textContent).toBe('undocumented requests1')
  await screen.getByText('/body/pasword').click()
  await expect.element(screen.getByRole('mark')).toHaveTextContent('"pasword": "typed twice"')
})

test('the link of the present state is copied, or shown where there is no clipboard', async () => {
  const screen = await show('clock')
  await screen.getByRole('button', { name: '+ 1 hour' }).click()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await screen.getByRole('button', { name: 'Copy scenario link' }).click()
  await expect
    .element(screen.getByLabelText('Copy scenario link: copy by hand'))
    .toHaveValue(
      expect.stringMatching(/\/\?scenario=saturday-round&as=nora.*&clock=2026-06-14T00:30/),
    )
})

test('a file that is not an export is refused with the reason, and the world is kept', async () => {
  const { clock } = page.world.backend()
  const screen = await show('data')
  const before = page.world.backend()
  for (const [text, reason] of [
    ['{"rows":', 'incomplete'],
    ['{"a":1}', 'This is not an exported world.'],
    ['{"schemaVersion":99,"rows":{}}', 'exported by a newer version of the demo'],
  ] as const) {
    await screen.getByLabelText('import').upload(new File([text], 'world.json'))
    await expect.element(screen.getByRole('alert')).toHaveTextContent(reason)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Nothing was changed.')
  }
  expect(page.world.backend()).toBe(before)
  expect(clock.isFrozen()).toBe(false)
})

test('a reset is a fresh world, a clean device and the link one came by', async () => {
  const before = page.world.backend()
  const screen = await show()
  await screen.getByRole('button', { name: 'Reset data' }).click()
  await expect.poll(() => opened).toEqual(['scenario=saturday-round&story=saturday'])
  expect(remembered).toContain('(afresh)')
  expect(page.world.backend()).not.toBe(before)
})

test('the drawer takes the focus, and Escape closes it', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('button', { name: 'Close demo console' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.onClose.mock.calls.length).toBe(1)
})

test('what the drawer covers on a phone takes no focus; beside it on a desk it does', async () => {
  const app = document.createElement('div')
  app.id = 'root'
  document.body.append(app)
  onTestFinished(() => app.remove())
  const { innerWidth, innerHeight } = window
  onTestFinished(() => view.viewport(innerWidth, innerHeight))
  await view.viewport(390, 844)
  const screen = await show()
  await expect.poll(() => app.inert).toBe(true)
  await view.viewport(1280, 800)
  await expect.poll(() => app.inert).toBe(false)
  await view.viewport(390, 844)
  await expect.poll(() => app.inert).toBe(true)
  await screen.unmount()
  expect(app.inert).toBe(false)
})
